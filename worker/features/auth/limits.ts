import {
  type Bucket,
  consume,
  consumeStatement,
  findExhausted,
  isBelowLimits,
} from '../../db/limits.ts'
import type { Deps } from '../../deps.ts'
import { networkOf, widerNetworkOf } from '../../lib/http/client-address.ts'
import { hashOf } from '../../lib/secrets/random.ts'
import type { TokenRow } from './account/account.ts'
import { AuthFailure } from './protocol.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/*
 * THE table of limits: what is counted, for whom, how many at once, and after how many seconds there is one more. A key
 * is a name, and a hash of whom it counts. Requests as such are counted at the edge, by network and session
 * (wrangler.toml, tries.ts).
 */
export const limits = {
  // Wrong secrets of any kind: passwords, mailed codes, codes of the second step. A right one is given back.
  'secrets: device, account': { size: 10, everyS: 2.4 * hour },
  /** Everyone without a device cookie: 25 in any 24 hours. */
  'secrets: strangers, account': { size: 13, everyS: 2 * hour },
  /** Sessions that a mail began: no one else can begin one. */
  'secrets: by mail, account': { size: 13, everyS: 2 * hour },
  /** A session that gave the second step. */
  'secrets: session': { size: 10, everyS: 2.4 * hour },
  /** A code of six digits, by each device, and by all strangers. */
  'code: mail': { size: 5, everyS: 7 * day },

  // What costs: hashes, mails, texts
  /** A neighbour uses up no device's. */
  'hashes: network or device': { size: 40, everyS: 6 },
  'new passwords: account': { size: 5, everyS: 4.8 * hour },

  'timer: address': { size: 1, everyS: minute },
  /** Links that let their reader in: when it is empty, one was sent within the hour, and it still works. */
  'links: address': { size: 6, everyS: hour },
  'confirmations: address': { size: 10, everyS: 2.4 * hour },
  'mails: address': { size: 10, everyS: 2.4 * hour },
  'mails by owner: address': { size: 10, everyS: 2.4 * hour },
  'notices: kind, address': { size: 10, everyS: 2.4 * hour },
  'notice of guesses: bucket': { size: 1, everyS: day },
  // Mails to addresses without an account: charged as they leave, given back as the address is verified
  'new addresses: network': { size: 30, everyS: 24 * minute },
  'new addresses: /48': { size: 60, everyS: 12 * minute },
  'new addresses: all': { size: 200, everyS: 216 },

  'text timer: factor': { size: 1, everyS: minute },
  'texts: account': { size: 5, everyS: 4.8 * hour },
  'texts: number': { size: 5, everyS: 4.8 * hour },
  'texts to unproven numbers: all': { size: 100, everyS: 432 },
} as const satisfies Record<string, { size: number; everyS: number }>

export type LimitName = keyof typeof limits

/** The bucket of a limit for someone. `whom` is hashed. */
export const bucketOf = (limit: LimitName, ...whom: string[]): Bucket => ({
  ...limits[limit],
  key: whom.length === 0 ? limit : `${limit}:${hashOf(whom.join(' '))}`,
})

type World = Pick<Deps, 'db' | 'now'>

export const tooManyWrong = (retryAfterS: number, what: 'passwords' | 'codes'): AuthFailure =>
  waitFor(
    'over_request_rate_limit',
    `Too many wrong ${what}. Use the link of an email instead, or try again later.`,
    retryAfterS,
  )

/** Who guesses: a device that signed in before, a session, or a stranger. */
export type Guesser = {
  address: string
  device: string | null
  session?: { id: string; aal: string; begunBy: string } | undefined
}

/** Whose tries at an account's secrets are used. Strangers use up no device's, nor those of the reader of the mail. */
export function secretsOf({ address, device, session }: Guesser): Bucket {
  if (device !== null) return bucketOf('secrets: device, account', address, device)
  if (session?.aal === 'aal2') return bucketOf('secrets: session', session.id)
  if (session?.begunBy === 'mail') return bucketOf('secrets: by mail, account', address)
  return bucketOf('secrets: strangers, account', address)
}

/** Where no edge names the caller's address, the request came from the machine that the Worker runs on. */
const isOwnMachine = (ip: string) => /^(unknown|127\.\d+\.\d+\.\d+|::1)$/.test(ip)

/** The networks whose mails to new addresses are counted. */
function newAddressBuckets(ip: string, isGuarded: boolean): Bucket[] {
  if (isOwnMachine(ip)) return []
  const wider = widerNetworkOf(ip)
  return [
    bucketOf('new addresses: network', networkOf(ip)),
    ...(wider === null ? [] : [bucketOf('new addresses: /48', wider)]),
    // a captcha stands before it where one is set up
    ...(isGuarded ? [] : [bucketOf('new addresses: all')]),
  ]
}

/**
 * Charges a mail that is about to leave to an address without an account.
 * @returns what gives it back, to be kept with the mailed token
 * @throws AuthFailure `over_email_send_rate_limit`
 */
export async function chargeNewAddress(
  { db, now, captcha }: World & Pick<Deps, 'captcha'>,
  ip: string,
): Promise<string> {
  const buckets = newAddressBuckets(ip, captcha() !== null)
  const empty = await consume(db, buckets, now())
  if (!empty) return JSON.stringify(buckets)
  const message = 'Too many people were signed up today. Try again later.'
  throw waitFor('over_email_send_rate_limit', message, empty.retryAfterS)
}

/** What was charged for a mail that is given back once its address is verified. */
export const chargedBuckets = (charged: string | null): Bucket[] =>
  charged === null ? [] : (JSON.parse(charged) as Bucket[])

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
 * address: no limit tells. One write, whatever comes of it, where the caller hears nothing.
 * @param tells what the caller hears: that it is too early, or also that it is enough for today, as who is signed in does
 * @returns nothing when it is refused and the caller does not hear: the answer is to be the one that it would be with a mail
 * @throws AuthFailure `over_email_send_rate_limit`, with how long to wait
 */
export async function takeMail(
  { db, now }: World,
  kind: MailKind,
  address: string,
  asker: Asker,
  tells: 'nothing' | 'too early' | 'all',
): Promise<SendRight> {
  const buckets = bucketsOf(kind, address, asker)
  const taken = await consumeStatement(db, buckets, now(), isBelowLimits(buckets, now()))
  if (taken.length > 0) return buckets
  if (tells === 'nothing') return []
  const { bucket, retryAfterS } = await findExhausted(db, buckets, now())
  if (bucket === buckets[0]) throw tooEarly('over_email_send_rate_limit', retryAfterS)
  if (tells === 'too early') return []
  const message = 'Too many mails were sent to this address today. Try again later.'
  throw waitFor('over_email_send_rate_limit', message, retryAfterS)
}

type Code = 'over_request_rate_limit' | 'over_email_send_rate_limit' | 'over_sms_send_rate_limit'

/** A refusal that says when to come again. */
export const waitFor = (code: Code, message: string, retryAfterS: number): AuthFailure =>
  new AuthFailure(code, { message, headers: { 'retry-after': String(retryAfterS) } })

export const tooEarly = (code: Code, retryAfterS: number): AuthFailure => {
  const message = `For security purposes, you can only request this after ${retryAfterS} seconds.`
  return waitFor(code, message, retryAfterS)
}

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
