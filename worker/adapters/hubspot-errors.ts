/** How to react to a HubSpot refusal, in ascending priority when it names several reasons. */
const meanings = [
  /** Retry once without `context`. */
  'without-context',
  /** The form or its fields are misconfigured at HubSpot: staff get the submission by mail. */
  'form',
  /**
   * HubSpot rejects the mail address: the visitor sees an error if still connected, else staff get
   * a mail.
   */
  'visitor',
  /** A captcha is enabled at HubSpot, which blocks every submission: staff get an alert. */
  'captcha',
] as const
export type RefusalReaction = (typeof meanings)[number]

/**
 * All `errorType` values of the submissions API that mean a permanent failure (HubSpot docs,
 * "Submit data to a form").
 */
export const hubSpotErrors = {
  INVALID_HUTK: 'without-context',
  INVALID_PAGE_URI: 'without-context',
  INVALID_IP_ADDRESS: 'without-context',
  INVALID_EMAIL: 'visitor',
  BLOCKED_EMAIL: 'visitor',
  FORM_HAS_RECAPTCHA_ENABLED: 'captcha',
  MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED: 'form',
  REQUIRED_FIELD: 'form',
  INVALID_NUMBER: 'form',
  INPUT_TOO_LARGE: 'form',
  FIELD_NOT_IN_FORM_DEFINITION: 'form',
  NUMBER_OUT_OF_RANGE: 'form',
  VALUE_NOT_IN_FIELD_DEFINITION: 'form',
  INVALID_METADATA: 'form',
  INVALID_GOTOWEBINAR_WEBINAR_KEY: 'form',
  INVALID_LEGAL_OPTION_FORMAT: 'form',
  MISSING_PROCESSING_CONSENT: 'form',
  MISSING_PROCESSING_CONSENT_TEXT: 'form',
  MISSING_COMMUNICATION_CONSENT_TEXT: 'form',
  MISSING_LEGITIMATE_INTEREST_TEXT: 'form',
  DUPLICATE_SUBSCRIPTION_TYPE_ID: 'form',
} as const satisfies Record<string, RefusalReaction>

export type HubSpotErrorType = keyof typeof hubSpotErrors

/** The reaction with the highest priority; `form` for unknown or missing error types. */
export function refusalReactionOf(errorTypes: readonly string[]): RefusalReaction {
  const found = new Set<RefusalReaction>(
    errorTypes.map((type) => hubSpotErrors[type as HubSpotErrorType] ?? 'form'),
  )
  return meanings.findLast((meaning) => found.has(meaning)) ?? 'form'
}
