import { hubSpotErrors } from '../../worker/adapters/hubspot-errors.ts'
import { randomFrom } from '../setup/random.ts'

/** A fault is an HTTP status, `html`, `hang`, `reset`, or several of these separated by spaces. */
const errorTypes = Object.keys(hubSpotErrors)

/** The behaviour of a portal, set with `PUT /fake/{portalId}`. */
export type PortalBehaviour = {
  /** Applied one by one, then the portal works again; `ok` lets one call succeed. */
  faults?: string[]
  /** Share of failing calls, drawn from a generator with this seed. */
  rate?: number
  seed?: number
  /** The delay of every response. */
  delayMs?: number
}

export type Submission = {
  variant: 'public' | 'secure'
  formId: string
  authorization: string | null
  fields: Record<string, string>
  body: Record<string, unknown>
}

/** The calls a portal has received, read with `GET /fake/{portalId}`. */
export type PortalLog = {
  accepted: Submission[]
  calls: Submission[]
  faults: Record<string, number>
}

type Verdict = { status: number; body: unknown } | 'html' | 'hang' | 'reset'

export function createPortal(behaviour: PortalBehaviour = {}) {
  const queue = [...(behaviour.faults ?? [])]
  const random = randomFrom(behaviour.seed ?? 1)
  const seen: PortalLog = { accepted: [], calls: [], faults: {} }

  function nextFault(): string | null {
    const planned = queue.shift()
    if (planned !== undefined) return planned === 'ok' ? null : planned
    if (random() >= (behaviour.rate ?? 0)) return null
    // hangs are rare, as each costs the caller its whole timeout
    const kind = random()
    if (kind < 0.05) return 'hang'
    if (kind < 0.5) return (['429', '500', 'reset'] as const)[Math.floor(random() * 3)] ?? '500'
    return errorTypes[Math.floor(random() * errorTypes.length)] ?? null
  }

  function submit(call: Submission): Verdict {
    seen.calls.push(call)
    const fault = nextFault() ?? mistakeOf(call)
    if (fault === null) {
      seen.accepted.push(call)
      return { status: 200, body: { inlineMessage: 'Thanks for submitting the form.' } }
    }
    seen.faults[fault] = (seen.faults[fault] ?? 0) + 1
    if (fault === 'html' || fault === 'hang' || fault === 'reset') return fault
    if (/^\d+$/.test(fault)) {
      return { status: Number(fault), body: { status: 'error', message: 'no luck' } }
    }
    return { status: 400, body: refusal(fault) }
  }

  return { submit, seen, delayMs: behaviour.delayMs ?? 0 }
}

const names = new Set(
  'firstname lastname email phone message company jobtitle company_size industry website business_needs'.split(
    ' ',
  ),
)

/** Validates a body as HubSpot does. */
function mistakeOf({ fields, body, variant, authorization }: Submission): string | null {
  if (variant === 'secure' && !authorization?.startsWith('Bearer ')) return '401'
  const { context } = body as { context?: { hutk?: string; pageUri?: string } }
  if (context?.hutk !== undefined && !/^[\da-f]{32}$/.test(context.hutk)) return 'INVALID_HUTK'
  if (context?.pageUri !== undefined && !URL.canParse(context.pageUri)) return 'INVALID_PAGE_URI'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields['email'] ?? '')) return 'INVALID_EMAIL'
  if (Object.keys(fields).some((name) => !names.has(name))) return 'FIELD_NOT_IN_FORM_DEFINITION'
  if (Object.values(fields).includes('')) return 'REQUIRED_FIELD'
  return null
}

/** As HubSpot’s error messages do, it quotes the submitted values. */
const refusal = (fault: string) => ({
  status: 'error',
  message: 'The request is not valid',
  correlationId: crypto.randomUUID(),
  errors: fault.split(' ').map((errorType) => ({
    message: `Error in 'fields'. Something was wrong (${errorType})`,
    errorType,
  })),
})
