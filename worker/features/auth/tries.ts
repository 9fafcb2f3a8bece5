import type { CaptchaAction } from '#contract/captcha.ts'
import { consume, refund } from '../../db/limits.ts'
import type { Deps } from '../../deps.ts'
import { clientAddress, networkOf } from '../../lib/http/client-address.ts'
import { verifyPassword } from '../../lib/secrets/password-hash.ts'
import { knownDeviceOf } from '../../middleware/device.ts'
import type { UserRow } from './account/account.ts'
import type { Caller } from './caller.ts'
import { bucketOf, type Guesser, secretsOf, tooManyWrong } from './limits.ts'
import { tellOfGuesses } from './mail/mails.ts'
import { AuthFailure, type Call } from './protocol.ts'

/** Gives a try back, as a statement for the transaction that follows: the secret was right. */
export type GiveBack = () => ReturnType<typeof refund>

/** Who guesses at a secret of an account: with or without a session. */
export const guesserOf = (c: Call, address: string, caller?: Caller): Asked => ({
  address,
  device: knownDeviceOf(c, address),
  session: caller?.session,
  ip: clientAddress(c.req.raw),
})

type Asked = Guesser & { ip: string }

/**
 * Compares a password while there are tries left, and charges its hash to the device, a stranger's to the network. To be
 * given back once it was right.
 * @param hash what it is held against; a dummy for an account that is not there
 * @throws AuthFailure `over_request_rate_limit`; the owner hears of it by mail, once a day
 */
export async function tryPassword(
  deps: Deps,
  asked: Asked,
  { given, hash }: { given: string; hash: string },
  findOwner: () => Promise<UserRow | null>,
): Promise<{ isRight: boolean; giveBack: GiveBack }> {
  const bucket = secretsOf(asked)
  const hashes = bucketOf('hashes: network or device', asked.device ?? networkOf(asked.ip))
  const empty = await consume(deps.db, [bucket, hashes], deps.now())
  if (empty) {
    const kind = asked.session ? 'own_password_guesses' : 'password_guesses'
    if (empty.bucket.key === bucket.key) tellOfGuesses(deps, bucket, kind, findOwner)
    throw tooManyWrong(empty.retryAfterS, 'passwords')
  }
  try {
    const isRight = await verifyPassword(given, hash)
    return { isRight, giveBack: () => refund(deps.db, [bucket]) }
  } catch (error) {
    await refund(deps.db, [bucket, hashes])
    throw error
  }
}

/**
 * Takes a try at a code of the second step, a recovery code or a nonce.
 * @throws AuthFailure `over_request_rate_limit`; the owner hears of it by mail, once a day
 */
export async function tryCode(deps: Deps, guesser: Guesser, owner: UserRow): Promise<GiveBack> {
  const bucket = secretsOf(guesser)
  const empty = await consume(deps.db, [bucket], deps.now())
  if (!empty) return () => refund(deps.db, [bucket])
  tellOfGuesses(deps, bucket, 'factor_guesses', async () => owner)
  throw tooManyWrong(empty.retryAfterS, 'codes')
}

type Given = { gotrue_meta_security?: { captcha_token?: string | null | undefined } | undefined }

/** @throws AuthFailure `captcha_failed` where a captcha is set up and its token is missing or refused */
export async function assertCaptcha(c: Call, body: Given, action: CaptchaAction): Promise<void> {
  const isGood = c.var.deps.captcha()
  if (isGood === null) return
  const token = body.gotrue_meta_security?.captcha_token ?? ''
  if (await isGood(token, clientAddress(c.req.raw), action)) return
  throw new AuthFailure('captcha_failed')
}
