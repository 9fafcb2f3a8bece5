import type { Context } from 'hono'
import type { App } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { isPlainPost } from './read-body.ts'

/**
 * The `Idempotency-Key` header: up to 64 printable characters, optional quotes. A post without
 * JavaScript uses the body's hash and the day.
 * @throws Failure `idempotency/key-missing`
 * Source: draft-ietf-httpapi-idempotency-key-header §2.
 */
export function idempotencyKey(c: Context<App>, payloadHash: string): string {
  if (isPlainPost(c)) return `plain:${payloadHash}:${c.var.deps.now().toISOString().slice(0, 10)}`
  const key = /^"?([\x21-\x7e]{1,64}?)"?$/.exec(c.req.header('idempotency-key') ?? '')?.[1]
  if (key === undefined) throw new Failure('idempotency/key-missing')
  return key
}
