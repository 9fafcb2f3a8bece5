import { z } from 'zod'
import { type HubSpotErrorType, type RefusalReaction, refusalReactionOf } from './hubspot-errors.ts'
import { fetchWithTimeout, readAtMost } from '../lib/http/outgoing.ts'
import { settings } from '../lib/settings/settings.ts'

export type HubSpotForm = 'contact' | 'b2b-access'

export type HubSpotSubmission = {
  /** HubSpot field name → value. Empty values are omitted: HubSpot would store them as changes. */
  fields: Record<string, string | undefined>
  submittedAt: Date
  /** Only with the visitor's consent; `hutk` is HubSpot's tracking cookie. */
  context: { hutk?: string; pageUri?: string; pageName?: string }
  /** Privacy text shown beside the form, in the visitor's language. */
  consentText: string
}

/** `detail` contains status and error codes, no personal data. */
export type HubSpotResult =
  | { result: 'accepted' }
  /** A temporary failure. */
  | { result: 'retry'; detail: string }
  /** A permanent failure: the same submission would be refused again. */
  | { result: 'refused'; why: Exclude<RefusalReaction, 'without-context'>; detail: string }

/** `detail` is shown to staff, for example `contact: FORM_HAS_RECAPTCHA_ENABLED`. */
export type HubSpotCheck = { isHealthy: true } | { isHealthy: false; detail: string }

export type HubSpot = {
  submit: (form: HubSpotForm, submission: HubSpotSubmission) => Promise<HubSpotResult>
  /** Checks that both forms accept submissions, without creating one. */
  probe: () => Promise<HubSpotCheck>
}

const timeoutMs = 10_000
/** HubSpot rejects a `submittedAt` older than a month. */
const oldestSubmissionMs = 28 * 24 * 3_600_000

/**
 * Client of HubSpot's form submissions API v3, or `null` when no portal is configured. An access
 * token (scope `forms`) selects the secure endpoint, which has higher limits.
 * @throws Failure `server/setting-missing` when a setting is malformed
 */
export function createHubSpot(env: object): HubSpot | null {
  const given = settings(env, {
    HUBSPOT_API_BASE: z.url({ protocol: /^https?$/ }).default('https://api.hsforms.com'),
    HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/).optional(),
    HUBSPOT_CONTACT_FORM_ID: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    HUBSPOT_B2B_FORM_ID: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    HUBSPOT_ACCESS_TOKEN: z.string().optional(),
  })
  const { HUBSPOT_PORTAL_ID: portal, HUBSPOT_ACCESS_TOKEN: token } = given
  if (portal === undefined) return null
  const formIds = {
    contact: given.HUBSPOT_CONTACT_FORM_ID,
    'b2b-access': given.HUBSPOT_B2B_FORM_ID,
  }
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }

  async function post(form: HubSpotForm, body: object): Promise<Reply> {
    const formId = formIds[form]
    if (formId === undefined)
      return { kind: 'refused', errorTypes: [], detail: 'no form id is set' }
    const variant = token === undefined ? 'submit' : 'secure/submit'
    const path = `/submissions/v3/integration/${variant}/${portal}/${formId}`
    return ask(new URL(path, given.HUBSPOT_API_BASE), headers, body)
  }

  return {
    submit: async (form, submission) => {
      const { context, ...body } = bodyOf(submission)
      const reply = await post(form, context ? { ...body, context } : body)
      // retries without cookie and page address when HubSpot rejects either of them
      if (
        reply.kind === 'refused' &&
        context &&
        refusalReactionOf(reply.errorTypes) === 'without-context'
      ) {
        return verdict(await post(form, body))
      }
      return verdict(reply)
    },
    probe: async () => {
      const details = await Promise.all([probeForm(post, 'contact'), probeForm(post, 'b2b-access')])
      const wrong = details.filter((detail) => detail !== null)
      return wrong.length === 0
        ? { isHealthy: true }
        : { isHealthy: false, detail: wrong.join('; ') }
    },
  }
}

/**
 * Posts a malformed address and expects the matching refusal: proves that portal, form id and
 * network work, and stores nothing.
 * @returns error codes, or `null` when the form works
 */
async function probeForm(
  post: (form: HubSpotForm, body: object) => Promise<Reply>,
  form: HubSpotForm,
): Promise<string | null> {
  const fields = [{ objectTypeId: contactObject, name: 'email', value: 'not-an-address' }]
  const reply = await post(form, { fields })
  if (reply.kind === 'accepted') return `${form}: an invalid address was accepted`
  if (reply.kind === 'refused') {
    const captcha = 'FORM_HAS_RECAPTCHA_ENABLED'
    if (reply.errorTypes.includes(captcha)) return `${form}: ${captcha}`
    if (reply.errorTypes.includes('INVALID_EMAIL')) return null
  }
  return `${form}: ${reply.detail}`
}

/** HubSpot's object type id of contacts. */
const contactObject = '0-1'

function bodyOf({ fields, submittedAt, context, consentText }: HubSpotSubmission) {
  const known = Object.entries(context).filter(([, value]) => value)
  const isRecent = Date.now() - submittedAt.getTime() < oldestSubmissionMs
  return {
    fields: Object.entries(fields)
      .filter(([, value]) => value)
      .map(([name, value]) => ({ objectTypeId: contactObject, name, value })),
    ...(isRecent && { submittedAt: submittedAt.getTime() }),
    ...(known.length > 0 && { context: Object.fromEntries(known) }),
    legalConsentOptions: {
      consent: { consentToProcess: true, text: consentText, communications: [] },
    },
  }
}

type Reply =
  | { kind: 'accepted' }
  | { kind: 'retry'; detail: string }
  | { kind: 'refused'; errorTypes: HubSpotErrorType[]; detail: string }

function verdict(reply: Reply): HubSpotResult {
  if (reply.kind === 'accepted') return { result: 'accepted' }
  if (reply.kind === 'retry') return { result: 'retry', detail: reply.detail }
  const meaning = refusalReactionOf(reply.errorTypes)
  // refused again without `context`: staff must look at it
  const why = meaning === 'without-context' ? 'form' : meaning
  return { result: 'refused', why, detail: reply.detail }
}

/**
 * Body of a HubSpot refusal. Only the codes are kept, because the messages quote the submission.
 */
const Refusal = z.object({ errors: z.array(z.object({ errorType: z.string() })).min(1) })
/** Longest refusal that is read, in bytes; a real one has one entry per field. */
const refusalBytes = 64 * 1024
/** Most error codes that are stored and mailed. */
const keptCodes = 10

async function ask(url: URL, headers: HeadersInit, body: object): Promise<Reply> {
  try {
    const response = await fetchWithTimeout(timeoutMs, url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      redirect: 'manual',
    })
    const { status } = response
    const type = response.headers.get('content-type') ?? ''
    if (response.ok && type.includes('json')) {
      await response.body?.cancel()
      return { kind: 'accepted' }
    }
    // a 2xx without JSON comes from a proxy in front of HubSpot
    if (response.ok || status === 408 || status === 429 || status >= 500) {
      await response.body?.cancel()
      return { kind: 'retry', detail: `HTTP ${status}${response.ok ? ', no JSON' : ''}` }
    }
    const errorTypes = await codesOf(response)
    const detail = errorTypes.length > 0 ? errorTypes.join(' ') : `HTTP ${status}`
    return { kind: 'refused', errorTypes, detail }
  } catch (error) {
    return { kind: 'retry', detail: error instanceof Error ? error.name : 'network' }
  }
}

/** Error codes of a refusal; empty when the body is not HubSpot's. */
async function codesOf(response: Response): Promise<HubSpotErrorType[]> {
  try {
    const { errors } = Refusal.parse(JSON.parse(await readAtMost(refusalBytes, response)))
    // other text could contain personal data
    const codes = errors.map(({ errorType }) => errorType).filter((code) => isCode.test(code))
    return [...new Set(codes)].slice(0, keptCodes) as HubSpotErrorType[]
  } catch {
    return []
  }
}

const isCode = /^[A-Z_]{1,80}$/
