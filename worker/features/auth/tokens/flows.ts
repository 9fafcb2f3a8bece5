import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import type { FlowRow } from '../account/account.ts'
import type { Challenge } from './pkce.ts'

/** How long a code can be exchanged, from its issuing: the mail may have been read days after it was sent. */
const codeLifeMs = 5 * 60_000

type NewFlow = {
  userId: string
  /** The method in the session's `amr`. */
  kind: string
  challenge: Challenge
  provider?: string
  providerTokens?: string
}

/** A code that only the browser with the challenge's answer can exchange (RFC 7636); `null` where none was asked for. */
export function planCode(
  { now }: Pick<Deps, 'now'>,
  given: NewFlow | null,
): { code: string; flow: FlowRow } | null {
  if (given === null) return null
  const { challenge, ...rest } = given
  const at = now()
  const code = crypto.randomUUID()
  const flow: FlowRow = {
    provider: null,
    providerTokens: null,
    providerSecrets: null,
    redirectTo: null,
    stateHash: null,
    ...rest,
    ...challenge,
    id: crypto.randomUUID(),
    authCodeHash: hashOf(code),
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + codeLifeMs).toISOString(),
  }
  return { code, flow }
}
