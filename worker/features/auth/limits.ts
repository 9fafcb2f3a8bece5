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
 * THE table of limits: what is counted, per what, how many at once, and after how many seconds there is one more. A key is a
 * name and a hash. Requests as such are counted at the edge, by network and session (wrangler.toml, tries.ts).
 */
export const limits = {
  // Wrong secrets of any kind: passwords, mailed codes, codes of the second step. A right one is refunded.
  'secrets: device, account': { size: 10, everyS: 2.4 * hour },
  /** Everyone without a device cookie: 25 in any 24 hours. */
  'secrets: strangers, account': { size: 13, everyS: 2 * hour },
  /** Sessions that a mail began: only its reader can begin one. */
  'secrets: by mail, account': { size: 13, everyS: 2 * hour },
  /** A session that gave the second step. */
  'secrets: session': { size: 10, everyS: 2.4 * hour },
  /** A code of six digits, by each device, and by all strangers. */
  'code: mail': { size: 5, everyS: 7 * day },

  // What costs: hashes, mails, texts
  'hashes: network or device': { size: 40, everyS: 6 },
  'new passwords: account': { size: 5, everyS: 4.8 * hour },

  'timer: address': { size: 1, everyS: minute },
  /** Links that sign in: when it is empty, one was sent within the hour, and it still works. */
  'links: address': { size: 6, everyS: hour },
  'confirmations: address': { size: 10, everyS: 2.4 * hour },
  'mails: address': { size: 10, everyS: 2.4 * hour },
  'mails by owner: address': { size: 10, everyS: 2.4 * hour },
  'notices: kind, address': { size: 10, everyS: 2.4 * hour },
  'notice of guesses: bucket': { size: 1, everyS: day },
  // Mails to addresses without an account: charged as they leave, refunded as the address is verified
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

/** A refusal that says when to come again. */
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

/** Takes one from each bucket. @throws AuthFailure `code`, if one is empty */
export async function charge({ db, now }: Store, buckets: Bucket[], code: Code, message: string) {
  const empty = await consume(db, buckets, now())
  if (empty) throw waitFor(code, message, empty.retryAfterS)
}

/** Who guesses: a device that signed in before, a session, or a stranger. */
export type Guesser = {
  address: string
  device: string | null
  session?: Pick<SessionRow, 'id' | 'aal' | 'begunBy'> | undefined
}

/** The bucket of wrong secrets. Strangers empty neither a device's nor that of the reader of a mail. */
export function secretsOf({ address, device, session }: Guesser): Bucket {
  if (device !== null) return bucketOf('secrets: device, account', address, device)
  if (session?.aal === 'aal2') return bucketOf('secrets: session', session.id)
  if (session?.begunBy === 'mail') return bucketOf('secrets: by mail, account', address)
  return bucketOf('secrets: strangers, account', address)
}

/** Without an edge that names the caller's address, the request came from the machine that the Worker runs on. */
const isOwnMachine = (ip: string) => /^(unknown|127\.\d+\.\d+\.\d+|::1)$/.test(ip)

/**
 * Charges a mail that is about to leave to an address without an account to its network, and to all unless a captcha is set
 * up.
 * @returns the buckets, to be kept with the mailed token and refunded with it
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

/** Recovery and magic link share one timer (contract §5). */
export type MailKind = 'signup' | 'link' | 'email_change' | 'email_change_new' | 'nonce'

/**
 * Who asks for a mail. A device that signed in before has buckets of its own, and so has a link to another site of the
 * operator's, where its reader cannot use it unasked (`elsewhere`).
 */
export type Asker = 'staff' | 'owner' | 'stranger' | 'elsewhere' | `device ${string}`

/** What a mail is counted under: its timer first. */
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
 * Takes the right to one mail of a kind to an address, in the minute and in the day, whether or not the address has an
 * account. One write, whatever comes of it, where the caller is not notified.
 * @param reveals to the caller: nothing, that it is too early, or also that it is enough for today
 * @returns the buckets, to be refunded if it was not sent; none where it must not be sent, but answered as if it was
 * @throws AuthFailure `over_email_send_rate_limit`, with how long to wait
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

/** What a mail was counted under, to be refunded as its reader uses it: the next one may leave at once. */
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
