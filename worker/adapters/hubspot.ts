import { z } from 'zod'
import { type HubSpotErrorType, type Meaning, meaningOf } from './hubspot-errors.ts'
import { fetchWithin, readAtMost } from '../lib/http/outgoing.ts'
import { settings } from '../lib/settings/settings.ts'

/** The forms that exist at HubSpot; each has an id of its own there. */
export type HubSpotForm = 'contact' | 'b2b-access'

export type HubSpotSubmission = {
  /** HubSpot's field name → value. Empty ones are left out: HubSpot would store them as changes. */
  fields: Record<string, string | undefined>
  submittedAt: Date
  /** Only what the visitor agreed to; `hutk` is HubSpot's own cookie. */
  context: { hutk?: string; pageUri?: string; pageName?: string }
  /** What the visitor read beside the form about the use of these data, in their language. */
  consentText: string
}

/** `detail` holds status and error codes, nothing personal. */
export type HubSpotAnswer =
  | { result: 'accepted' }
  /** Nothing is wrong with what we sent: another try may help. */
  | { result: 'retry'; detail: string }
  /** The same again would be refused again. */
  | { result: 'refused'; why: Exclude<Meaning, 'without-context'>; detail: string }

/** `detail` is for staff, such as `contact: FORM_HAS_RECAPTCHA_ENABLED`. */
export type HubSpotProbe = { isHealthy: true } | { isHealthy: false; detail: string }

export type HubSpot = {
  submit: (form: HubSpotForm, submission: HubSpotSubmission) => Promise<HubSpotAnswer>
  /** Asks whether both forms take submissions, without leaving one: see `probeForm`. */
  probe: () => Promise<HubSpotProbe>
}

const timeoutMs = 10_000
/** HubSpot takes no `submittedAt` older than a month. */
const oldestSubmissionMs = 28 * 24 * 3_600_000

/**
 * The client of HubSpot's form submissions v3, or `null` where no portal is set up. With an access token (scope
 * `forms`) it uses the secure endpoint, which has higher limits and takes sensitive properties.
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
      // a bad cookie or address must not cost the lead
      if (
        reply.kind === 'refused' &&
        context &&
        meaningOf(reply.errorTypes) === 'without-context'
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
 * Posts an address that is none and expects to be told so: that proves portal, form id, network and that no captcha
 * stands in the way, and leaves nothing behind.
 * @returns what is wrong, or `null`
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

/** HubSpot's number for contacts. */
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

function verdict(reply: Reply): HubSpotAnswer {
  if (reply.kind === 'accepted') return { result: 'accepted' }
  if (reply.kind === 'retry') return { result: 'retry', detail: reply.detail }
  const meaning = meaningOf(reply.errorTypes)
  // still refused without its context: a person has to look at it
  const why = meaning === 'without-context' ? 'form' : meaning
  return { result: 'refused', why, detail: reply.detail }
}

/** What HubSpot says when it refuses. The messages quote what was sent, so only the codes are kept. */
const Refusal = z.object({ errors: z.array(z.object({ errorType: z.string() })).min(1) })
/** A refusal has an entry for each field at most: a few KiB. What is longer is none of HubSpot's. */
const refusalBytes = 64 * 1024
/** They are stored with every attempt, and mailed. */
const keptCodes = 10

async function ask(url: URL, headers: HeadersInit, body: object): Promise<Reply> {
  try {
    const response = await fetchWithin(timeoutMs, url, {
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
    // what is well and no JSON comes from something that stands before HubSpot
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

/** None where the answer cannot be read, or is nothing that HubSpot would say. */
async function codesOf(response: Response): Promise<HubSpotErrorType[]> {
  try {
    const { errors } = Refusal.parse(JSON.parse(await readAtMost(refusalBytes, response)))
    // a code is a word in capitals: whatever else stands there does not reach the log
    const codes = errors.map(({ errorType }) => errorType).filter((code) => isCode.test(code))
    return [...new Set(codes)].slice(0, keptCodes) as HubSpotErrorType[]
  } catch {
    return []
  }
}

const isCode = /^[A-Z_]{1,80}$/
