/** What to do about a refusal; the later in this list, the more it decides when HubSpot names several reasons. */
const meanings = [
  /** Send it once more without `context`. */
  'without-context',
  /** Something about the form or its fields at HubSpot: staff get the submission by mail. */
  'form',
  /** The address is no good: the sender is told if still there, staff get it by mail. */
  'visitor',
  /** A captcha was switched on at HubSpot, which locks out everything we send: staff are told loudly. */
  'captcha',
] as const
export type Meaning = (typeof meanings)[number]

/** Every `errorType` of the submissions API (HubSpot docs, "Submit data to a form"). None helps by trying again. */
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
} as const satisfies Record<string, Meaning>

export type HubSpotErrorType = keyof typeof hubSpotErrors

/** What a set of reasons means together. One that we do not know, or none at all, is about the form. */
export function meaningOf(errorTypes: readonly string[]): Meaning {
  const found = new Set<Meaning>(
    errorTypes.map((type) => hubSpotErrors[type as HubSpotErrorType] ?? 'form'),
  )
  return meanings.findLast((meaning) => found.has(meaning)) ?? 'form'
}
