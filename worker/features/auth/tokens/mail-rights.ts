import { type Bucket, consume, consuming, hasRoom } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import type { TokenRow } from '../account/account.ts'
import { bucketOf } from '../limits.ts'
import { AuthFailure } from '../protocol.ts'

/** Recovery and magic link share one timer (contract §5). */
export type MailKind = 'signup' | 'link' | 'email_change' | 'email_change_new' | 'nonce'

/** Who asks for a mail. */
export type Asker = {
  by: 'staff' | 'owner' | 'stranger'
  /** The device, where it signed in before: it has rights of its own. */
  device?: string | null
  /** The link leads to another site of the operator's, where its reader cannot use it unasked. */
  leadsElsewhere?: boolean
}

/** Leave to send one mail, to be given back when it was not sent. */
export type SendRight = Bucket[]

/** What a mail of a kind is counted under: its timer first. */
function bucketsOf(
  kind: MailKind,
  address: string,
  { by, device, leadsElsewhere }: Asker,
): SendRight {
  const whose = device ? `device ${device}` : leadsElsewhere ? 'elsewhere' : ''
  const timer = bucketOf('timer: address', kind, address, whose)
  if (by === 'staff') return [bucketOf('timer: address', kind, address, 'staff')]
  if (by === 'owner') return [timer, bucketOf('mails by owner: address', address)]
  if (kind === 'signup') return [timer, bucketOf('confirmations: address', address)]
  if (kind === 'link') return [timer, bucketOf('links: address', address, whose)]
  return [timer, bucketOf('mails: address', address)]
}

/**
 * Takes the right to one mail of a kind to an address in a minute, and so many a day, whether or not anyone has the
 * address: no limit tells.
 * @returns `too early` with the seconds to wait, or `enough` for today
 */
async function take(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<SendRight | { refused: 'too early' | 'enough'; retryAfterS: number }> {
  const buckets = bucketsOf(kind, address, asker)
  const empty = await consume(db, buckets, now())
  if (!empty) return buckets
  const refused = empty.bucket.key === buckets[0]?.key ? 'too early' : 'enough'
  return { refused, retryAfterS: empty.retryAfterS }
}

/** @returns `null` when it is too early, or enough for today */
export async function maySend(
  deps: Pick<Deps, 'db' | 'now'>,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<SendRight | null> {
  const { db, now } = deps
  const buckets = bucketsOf(kind, address, asker)
  // one write, whatever comes of it: nothing is to be told by its time
  const taken = await consuming(db, buckets, now(), hasRoom(buckets, now()))
  return taken.length > 0 ? buckets : null
}

/**
 * For anyone, who does not hear that it is enough for today.
 * @returns `null` when it is: the answer is to be the one that it would be with a mail
 * @throws AuthFailure `over_email_send_rate_limit` when it is too early
 */
export async function assertNotTooEarly(
  deps: Pick<Deps, 'db' | 'now'>,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<SendRight | null> {
  const taken = await take(deps, kind, address, asker)
  if (Array.isArray(taken)) return taken
  if (taken.refused === 'too early') throw tooEarly('over_email_send_rate_limit', taken.retryAfterS)
  return null
}

/**
 * For who is signed in.
 * @throws AuthFailure `over_email_send_rate_limit`, with how long to wait
 */
export async function assertMaySend(
  deps: Pick<Deps, 'db' | 'now'>,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<SendRight> {
  const taken = await take(deps, kind, address, asker)
  if (Array.isArray(taken)) return taken
  const { refused, retryAfterS } = taken
  if (refused === 'too early') throw tooEarly('over_email_send_rate_limit', retryAfterS)
  throw new AuthFailure('over_email_send_rate_limit', {
    message: 'Too many mails were sent to this address today. Try again later.',
    headers: { 'retry-after': String(retryAfterS) },
  })
}

export const tooEarly = (
  code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
  retryAfterS: number,
) =>
  new AuthFailure(code, {
    message: `For security purposes, you can only request this after ${retryAfterS} seconds.`,
    headers: { 'retry-after': String(retryAfterS) },
  })

const kindOf: Record<TokenRow['purpose'], MailKind | null> = {
  signup: 'signup',
  invite: null,
  recovery: 'link',
  magiclink: 'link',
  email_change_current: 'email_change',
  email_change_new: 'email_change_new',
  nonce: 'nonce',
  undo: null,
}

/** What a mail was counted under: its reader used it, so the next one may leave at once. */
export function rightsOf({ purpose, address }: TokenRow, device: string | null): SendRight {
  const kind = kindOf[purpose]
  if (kind === null) return []
  const askers: Asker[] =
    kind === 'link'
      ? [{ by: 'stranger' }, { by: 'stranger', device }]
      : [{ by: kind === 'nonce' || kind === 'email_change' ? 'owner' : 'stranger' }]
  const buckets = askers.flatMap((asker) => bucketsOf(kind, address, asker))
  return [...new Map(buckets.map((bucket) => [bucket.key, bucket])).values()]
}
