import {
  type Bucket,
  consume,
  consumeStatement,
  findExhausted,
  isBelowLimits,
} from '../../db/limits.ts'
import type { Deps } from '../../deps.ts'
import { clientAddress, networkOf, widerNetworkOf } from '../../lib/http/client-address.ts'
import { hashOf } from '../../lib/secrets/random.ts'
import type { SessionRow, TokenRow } from './account/account.ts'
import { AuthFailure, type Call } from './protocol.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/*
 * The table of rate limits: bucket size, and seconds until one more attempt is allowed. A key is a
 * name and a hash. Requests are counted separately at the edge, by network and session
 * (wrangler.toml, tries.ts).
 */
export const limits = {
  // Wrong secrets of any kind: passwords, emailed codes, second-step codes. Correct ones are
  // refunded.
  'secrets: device, account': { size: 10, everyS: 2.4 * hour },
  /** For all callers without a device cookie together: 25 in any 24 hours. */
  'secrets: strangers, account': { size: 13, everyS: 2 * hour },
  /** For sessions started from an email, which only the mailbox's owner can start. */
  'secrets: by mail, account': { size: 13, everyS: 2 * hour },
  /** For a session at aal2. */
  'secrets: session': { size: 10, everyS: 2.4 * hour },
  /** For a six-digit code, per device, and for all other callers together. */
  'code: mail': { size: 5, everyS: 7 * day },

  // Expensive operations: hashes, emails, text messages
  'hashes: network or device': { size: 40, everyS: 6 },
  'new passwords: account': { size: 5, everyS: 4.8 * hour },

  'timer: address': { size: 1, everyS: minute },
  /** Sign-in links. When the limit is reached, a link from the last hour still works. */
  'links: address': { size: 6, everyS: hour },
  'confirmations: address': { size: 10, everyS: 2.4 * hour },
  'mails: address': { size: 10, everyS: 2.4 * hour },
  'mails by owner: address': { size: 10, everyS: 2.4 * hour },
  'notices: kind, address': { size: 10, everyS: 2.4 * hour },
  'notice of guesses: bucket': { size: 1, everyS: day },
  // Emails to addresses without an account: counted when sent, refunded when the address is
  // verified
  'new addresses: network': { size: 30, everyS: 24 * minute },
  'new addresses: /48': { size: 60, everyS: 12 * minute },
  'new addresses: all': { size: 200, everyS: 216 },

  'text timer: factor': { size: 1, everyS: minute },
  'texts: account': { size: 5, everyS: 4.8 * hour },
  'texts: number': { size: 5, everyS: 4.8 * hour },
  'texts to unproven numbers: all': { size: 100, everyS: 432 },
} as const satisfies Record<string, { size: number; everyS: number }>

/** The bucket of a limit. `per` is hashed. */
export const bucketOf = (limit: keyof typeof limits, ...per: string[]): Bucket => ({
  ...limits[limit],
  key: per.length === 0 ? limit : `${limit}:${hashOf(per.join(' '))}`,
})

type Store = Pick<Deps, 'db' | 'now'>
type Code = 'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit'

/** An error with a Retry-After header. */
export const waitFor = (code: Code, message: string, retryAfterS: number): AuthFailure =>
  new AuthFailure(code, { message, headers: { 'retry-after': String(retryAfterS) } })

export const tooEarly = (code: Code, retryAfterS: number): AuthFailure => {
  const message = `For security purposes, you can only request this after ${retryAfterS} seconds.`
  return waitFor(code, message, retryAfterS)
}

export const tooManyWrong = (retryAfterS: number, what: 'passwords' | 'codes'): AuthFailure => {
  const message = `Too many wrong ${what}. Use the link of an email instead, or try again later.`
  return waitFor('over_request_rate_limit', message, retryAfterS)
}

/** Consumes one attempt from each bucket. @throws AuthFailure `code` if one is empty */
export async function charge({ db, now }: Store, buckets: Bucket[], code: Code, message: string) {
  const empty = await consume(db, buckets, now())
  if (empty) throw waitFor(code, message, empty.retryAfterS)
}

/** The caller who tries a secret: a known device, a session, or neither. */
export type Guesser = {
  address: string
  device: string | null
  session?: Pick<SessionRow, 'id' | 'aal' | 'begunBy'> | undefined
}

/**
 * The rate limit for wrong secrets. Unknown callers cannot use up the limits of a known device or
 * of a session started from an email.
 */
export function secretsOf({ address, device, session }: Guesser): Bucket {
  if (device !== null) return bucketOf('secrets: device, account', address, device)
  if (session?.aal === 'aal2') return bucketOf('secrets: session', session.id)
  if (session?.begunBy === 'mail') return bucketOf('secrets: by mail, account', address)
  return bucketOf('secrets: strangers, account', address)
}

/**
 * Whether a request comes from the Worker's own machine: its IP address is loopback, or unknown
 * because no edge has set it.
 */
const isOwnMachine = (ip: string) => /^(unknown|127\.\d+\.\d+\.\d+|::1)$/.test(ip)

/**
 * Counts an email to an address without an account against the sender's network, and against the
 * global limit unless a captcha is set up.
 * @returns the buckets, stored with the emailed token and refunded when it is used
 * @throws AuthFailure `over_email_send_rate_limit`
 */
export async function chargeNewAddress({ var: { deps }, req }: Call): Promise<string> {
  const ip = clientAddress(req.raw)
  const wider = widerNetworkOf(ip)
  const buckets = [
    bucketOf('new addresses: network', networkOf(ip)),
    ...(wider === null ? [] : [bucketOf('new addresses: /48', wider)]),
    ...(deps.captcha() === null ? [bucketOf('new addresses: all')] : []),
  ]
  const charged = isOwnMachine(ip) ? [] : buckets
  const message = 'Too many people were signed up today. Try again later.'
  await charge(deps, charged, 'over_email_send_rate_limit', message)
  return JSON.stringify(charged)
}

/** Recovery and magic link share one timer (Supabase Auth protocol). */
export type MailKind = 'signup' | 'link' | 'email_change' | 'email_change_new' | 'nonce'

/**
 * The requester of an email. A known device has its own buckets. So do links to another site of the
 * operator (`elsewhere`), which only work for the person who requested them.
 */
export type Asker = 'staff' | 'owner' | 'stranger' | 'elsewhere' | `device ${string}`

/** The buckets that an email counts against, with the timer first. */
function bucketsOf(kind: MailKind, address: string, asker: Asker): Bucket[] {
  const per = asker === 'owner' || asker === 'stranger' ? '' : asker
  const timer = bucketOf('timer: address', kind, address, per)
  if (asker === 'staff') return [timer]
  if (asker === 'owner') return [timer, bucketOf('mails by owner: address', address)]
  if (kind === 'signup') return [timer, bucketOf('confirmations: address', address)]
  if (kind === 'link') return [timer, bucketOf('links: address', address, per)]
  return [timer, bucketOf('mails: address', address)]
}

/**
 * Consumes one email of a kind to an address, per minute and per day, whether or not the account
 * exists. Always writes once if the caller must not learn the result.
 * @param reveals to the caller: nothing, the minute's limit, or also the day's limit
 * @returns the buckets to refund if sending fails; empty if the email must not be sent and the
 *   response must not show it
 * @throws AuthFailure `over_email_send_rate_limit` with the time to wait
 */
export async function takeMail(
  { db, now }: Store,
  kind: MailKind,
  address: string,
  asker: Asker,
  reveals: 'nothing' | 'too early' | 'all',
): Promise<Bucket[]> {
  const buckets = bucketsOf(kind, address, asker)
  const taken = await consumeStatement(db, buckets, now(), isBelowLimits(buckets, now()))
  if (taken.length > 0) return buckets
  if (reveals === 'nothing') return []
  const { bucket, retryAfterS } = await findExhausted(db, buckets, now())
  if (bucket === buckets[0]) throw tooEarly('over_email_send_rate_limit', retryAfterS)
  if (reveals === 'too early') return []
  const message = 'Too many mails were sent to this address today. Try again later.'
  throw waitFor('over_email_send_rate_limit', message, retryAfterS)
}

/**
 * The buckets to refund when an emailed token is used, so that the next email can be sent
 * immediately.
 */
export function rightsOf({ purpose, address }: TokenRow, device: string | null): Bucket[] {
  switch (purpose) {
    case 'signup':
      return bucketsOf('signup', address, 'stranger')
    case 'recovery':
    case 'magiclink':
      return [
        ...bucketsOf('link', address, 'stranger'),
        ...(device === null ? [] : bucketsOf('link', address, `device ${device}`)),
      ]
    case 'email_change_current':
      return bucketsOf('email_change', address, 'owner')
    case 'email_change_new':
      return bucketsOf('email_change_new', address, 'stranger')
    default:
      return []
  }
}
