import type { CaptchaAction } from '#contract/captcha.ts'
import { type Bucket, consume, refund } from '../../db/limits.ts'
import type { Deps } from '../../deps.ts'
import { clientAddress, networkOf } from '../../lib/http/client-address.ts'
import { verifyPassword } from '../../lib/secrets/password-hash.ts'
import { knownDeviceOf } from '../../middleware/device.ts'
import type { SessionRow, UserRow } from './account/account.ts'
import { bucketOf, type Guesser, secretsOf, tooManyWrong } from './limits.ts'
import { mailGuesses } from './mail/mails.ts'
import { AuthFailure, type Call } from './protocol.ts'

/** Refunds an attempt with a correct secret, as a statement for the next transaction. */
export type Refund = () => ReturnType<typeof refund>

type Origin = Guesser & { ip: string }

/** The caller that tries a secret of an account, with or without a session. */
export const guesserOf = (c: Call, address: string, session?: SessionRow): Origin => ({
  address,
  device: knownDeviceOf(c, address),
  session,
  ip: clientAddress(c.req.raw),
})

type Guesses = Parameters<typeof mailGuesses>[2]

/** @throws AuthFailure `over_request_rate_limit`; the owner is notified by email, once a day */
async function takeTry(
  deps: Deps,
  guesser: Guesser,
  kind: Guesses,
  findOwner: () => Promise<UserRow | null>,
  others: Bucket[] = [],
): Promise<Refund> {
  const bucket = secretsOf(guesser)
  const empty = await consume(deps.db, [bucket, ...others], deps.now())
  if (!empty) return () => refund(deps.db, [bucket])
  if (empty.bucket.key === bucket.key) mailGuesses(deps, bucket, kind, findOwner)
  throw tooManyWrong(empty.retryAfterS, kind === 'factor_guesses' ? 'codes' : 'passwords')
}

/**
 * Compares a password within the limits. A hash counts against the known device, else against the
 * network.
 * @param hash a dummy if the account does not exist
 * @throws AuthFailure as `takeTry`
 */
export async function tryPassword(
  deps: Deps,
  guesser: Origin,
  { password, hash }: { password: string; hash: string },
  findOwner: () => Promise<UserRow | null>,
): Promise<{ isRight: boolean; giveBack: Refund }> {
  const hashes = bucketOf('hashes: network or device', guesser.device ?? networkOf(guesser.ip))
  const kind = guesser.session ? 'own_password_guesses' : 'password_guesses'
  const giveBack = await takeTry(deps, guesser, kind, findOwner, [hashes])
  try {
    return { isRight: await verifyPassword(password, hash), giveBack }
  } catch (error) {
    await refund(deps.db, [secretsOf(guesser), hashes])
    throw error
  }
}

/**
 * Consumes an attempt for a second-step code, recovery code or nonce. @throws AuthFailure as
 * `takeTry`
 */
export const tryCode = (deps: Deps, guesser: Guesser, owner: UserRow): Promise<Refund> =>
  takeTry(deps, guesser, 'factor_guesses', async () => owner)

type Body = { gotrue_meta_security?: { captcha_token?: string | null | undefined } | undefined }

/**
 * @throws AuthFailure `captcha_failed` if a captcha is set up and its token is missing or refused
 */
export async function assertCaptcha(c: Call, body: Body, action: CaptchaAction): Promise<void> {
  const isGood = c.var.deps.captcha()
  const token = body.gotrue_meta_security?.captcha_token ?? ''
  if (isGood === null || (await isGood(token, clientAddress(c.req.raw), action))) return
  throw new AuthFailure('captcha_failed')
}
