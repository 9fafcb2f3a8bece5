import { z } from 'zod'

/**
 * Error codes of /auth/v1 with HTTP status and message, as in Supabase Auth: clients branch on
 * them. A few routes override the status, as the protocol does.
 */
export const authErrors = {
  bad_json: { status: 400, message: 'Could not parse the request body as JSON' },
  validation_failed: { status: 400, message: 'The request is not valid' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  refresh_token_not_found: {
    status: 400,
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  bad_code_verifier: { status: 400, message: 'Code challenge does not match the code verifier' },
  captcha_failed: { status: 400, message: 'Captcha verification failed' },
  phone_provider_disabled: { status: 400, message: 'Phone sign-ins are disabled' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  current_password_required: { status: 400, message: 'The current password is required' },
  current_password_invalid: { status: 400, message: 'The current password is wrong' },
  bad_oauth_state: { status: 400, message: 'OAuth state is missing, unknown or expired' },
  bad_oauth_callback: { status: 400, message: 'The provider sent an unusable answer' },
  no_authorization: { status: 401, message: 'This endpoint requires a Bearer token' },
  bad_jwt: { status: 403, message: 'Invalid JWT' },
  session_not_found: { status: 403, message: 'The session of this token does not exist any more' },
  user_banned: { status: 403, message: 'User is banned' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  not_admin: { status: 403, message: 'Only the server may change app_metadata' },
  insufficient_aal: { status: 403, message: 'An aal2 session is required' },
  not_found: { status: 404, message: 'There is nothing at this address' },
  flow_state_not_found: { status: 404, message: 'Invalid flow state: not found' },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  conflict: { status: 409, message: 'Too many concurrent token refreshes of the same session' },
  request_entity_too_large: { status: 413, message: 'The request body is larger than 1 MiB' },
  weak_password: { status: 422, message: 'Password is too weak' },
  email_exists: { status: 422, message: 'A user with this email address exists already' },
  same_password: { status: 422, message: 'The new password must differ from the old one' },
  provider_email_needs_verification: {
    status: 422,
    message: 'The provider vouches for no email address',
  },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  otp_disabled: { status: 422, message: 'Signups not allowed for otp' },
  reauthentication_not_valid: {
    status: 422,
    message: 'The reauthentication nonce is wrong or old',
  },
  flow_state_expired: { status: 422, message: 'Invalid flow state: expired' },
  mfa_factor_name_conflict: { status: 422, message: 'A factor of this name exists already' },
  mfa_verification_failed: { status: 422, message: 'Invalid code entered' },
  mfa_challenge_expired: { status: 422, message: 'The challenge has expired; start another one' },
  mfa_ip_address_mismatch: { status: 422, message: 'Challenge and verify addresses differ' },
  mfa_verified_factor_exists: { status: 422, message: 'A verified factor of this number exists' },
  too_many_enrolled_mfa_factors: { status: 422, message: 'Too many factors are enrolled' },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for phone' },
  mfa_webauthn_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for WebAuthn' },
  mfa_phone_verify_not_enabled: { status: 422, message: 'MFA verify is disabled for phone' },
  single_identity_not_deletable: { status: 422, message: 'The last identity cannot be unlinked' },
  identity_not_found: { status: 422, message: 'Identity not found' },
  identity_already_exists: { status: 422, message: 'Identity is already linked' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  over_email_send_rate_limit: { status: 429, message: 'Too many mails to this address' },
  over_sms_send_rate_limit: { status: 429, message: 'Too many text messages to this number' },
  unexpected_failure: { status: 500, message: 'Unexpected failure, please try again' },
} as const satisfies Record<string, { status: number; message: string }>

export type AuthErrorCode = keyof typeof authErrors

const text = z.string().optional()
/** As in the protocol, a wrong type gives `bad_json`, a wrong value `validation_failed`. */
const captcha = {
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).optional(),
}
const pkce = { code_challenge: text, code_challenge_method: text }
const data = z.record(z.string(), z.unknown()).optional()

export const SignUpBody = z.object({
  email: text,
  phone: text,
  password: text,
  data,
  ...pkce,
  ...captcha,
})
export const PasswordGrantBody = z.object({ email: text, phone: text, password: text, ...captcha })
export const RefreshGrantBody = z.object({ refresh_token: text })
export const PkceGrantBody = z.object({ auth_code: text, code_verifier: text })
export const RecoverBody = z.object({ email: text, ...pkce, ...captcha })
export const ResendBody = z.object({ type: text, email: text, phone: text, ...pkce, ...captcha })
export const OtpBody = z.object({
  email: text,
  phone: text,
  data,
  create_user: z.boolean().optional(),
  ...pkce,
  ...captcha,
})
export const VerifyBody = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
})
export const UserUpdateBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data,
  app_metadata: z.record(z.string(), z.unknown()).optional(),
  ...pkce,
})

export const EnrollBody = z.object({
  factor_type: text,
  friendly_name: text,
  issuer: text,
  phone: text,
})
export const ChallengeBody = z.object({ channel: text })
export const FactorVerifyBody = z.object({ challenge_id: z.guid().optional(), code: text })
export const IdTokenGrantBody = z.object({
  provider: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().optional(),
})

/** A sign-in method of a user. `id` is the provider's subject; DELETE takes `identity_id`. */
export type Identity = {
  identity_id: string
  id: string
  user_id: string
  provider: string
  identity_data: Record<string, unknown>
  email?: string
  last_sign_in_at?: string
  created_at: string
  updated_at: string
}

export type Factor = {
  id: string
  created_at: string
  updated_at: string
  status: 'unverified' | 'verified'
  friendly_name?: string
  factor_type: 'totp' | 'phone'
  phone?: string
  last_challenged_at?: string
}

/** A new factor; its secret is shown only here. `qr_code` is a bare SVG. */
export type EnrolledFactor = { id: string; friendly_name: string } & (
  | { type: 'totp'; totp: { qr_code: string; secret: string; uri: string } }
  | { type: 'phone'; phone: string }
)

/** `expires_at` is a Unix time in seconds. */
export type FactorChallenge = { id: string; type: Factor['factor_type']; expires_at: number }

/**
 * A user in the protocol's form; empty fields are omitted. Never contains hashes, tokens or
 * secrets.
 */
export type User = {
  id: string
  aud: 'authenticated'
  role: 'authenticated'
  email: string
  phone: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  identities: Identity[]
  is_anonymous: false
  created_at: string
  updated_at: string
  factors?: Factor[]
} & Partial<Record<OptionalUserField, string>>

export type OptionalUserField =
  | 'email_confirmed_at'
  | 'confirmed_at'
  | 'confirmation_sent_at'
  | 'recovery_sent_at'
  | 'email_change_sent_at'
  | 'reauthentication_sent_at'
  | 'new_email'
  | 'last_sign_in_at'
  | 'invited_at'
  | 'banned_until'

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** `expires_in` is in seconds, `expires_at` a Unix time in seconds. */
export type Session = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: User
  weak_password?: { message: string; reasons: WeakPasswordReason[] }
  provider_token?: string
  provider_refresh_token?: string
}

export type Role = 'admin' | 'client'

/** `GET /api/me`: the signed-in user. Without a role the user can manage only the own account. */
export type Me = { id: string; email: string; role: Role | null; is_client: boolean }

/** A row of `GET /api/account/sessions`: a device that is signed in. */
export type AccountSession = {
  id: string
  user_agent: string | null
  created_at: string
  refreshed_at: string
  current: boolean
}

/**
 * `GET /api/account/recovery-codes`: number of unused codes and when they were created; `null`
 * without codes.
 */
export type RecoveryCodeState = { remaining: number; created_at: string | null }

/** `POST /api/account/recovery-codes`: the only response that shows the codes. */
export type RecoveryCodes = { codes: string[] }

/**
 * `POST /api/account/mailed-link`: describes an emailed link before the user confirms it; does not
 * use it up.
 */
export const MailedLink = z.strictObject({
  token_hash: z.string().min(1).max(200),
  type: z.string().min(1).max(40),
})
export type MailedLink = z.infer<typeof MailedLink>

/** The account's address, and the new address of an address change. */
export type MailedLinkState = {
  email: string
  new_email?: string | undefined
  /** The change that "this wasn't me" reverts, in addition to starting a recovery. */
  undoes?: 'address' | 'factor' | 'identity' | undefined
}

/** `GET /api/account/email-change`: the mailboxes that have not agreed yet; none where no link works any more. */
export type EmailChangeState = { waits_for: ('new' | 'current')[] }

/**
 * `POST /api/account/proof`: re-authentication by password before sensitive changes. Responds with
 * a `Session` whose tokens replace the earlier ones.
 */
export const PasswordProof = z.strictObject({ password: z.string().min(1).max(1000) })
