import type { Context } from 'hono'
import type { App } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { isPlainPost } from './read-body.ts'

/**
 * The caller's `Idempotency-Key`: up to 64 printable characters, a UUID being the best choice. Quotes around it, as
 * the draft has them, are taken off. A plain post cannot carry one: there, what was sent counts as its key for a day,
 * so that a second click sends nothing twice.
 * @throws Failure `idempotency/key-missing`
 * Source: draft-ietf-httpapi-idempotency-key-header §2
 */
export function idempotencyKey(c: Context<App>, payloadHash: string): string {
  if (isPlainPost(c)) return `plain:${payloadHash}:${c.var.deps.now().toISOString().slice(0, 10)}`
  const key = /^"?([\x21-\x7e]{1,64}?)"?$/.exec(c.req.header('idempotency-key') ?? '')?.[1]
  if (key === undefined) throw new Failure('idempotency/key-missing')
  return key
}
