import type { z } from 'zod'
import type { EnrollBody, EnrolledFactor } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../bearer.ts'
import { assertFreshSignIn } from '../fresh-proof.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { type FactorRow, findCaller } from '../caller-queries.ts'
import { listFactors, replaceFactors } from './factor-queries.ts'
import { createSecret, provisioning } from './secret.ts'

/** Verified and unverified together. */
const maxFactors = 10
/** An unverified factor that nobody challenged for so long was given up. */
const staleMs = 5 * 60_000
const nameLimit = 255
/** A QR code has room for this, and for an address of 255 characters, with every character escaped. */
const issuerLimit = 64

type Given = z.infer<typeof EnrollBody>

/**
 * Enrols a factor, unverified (contract §7). It takes a sign-in of the last minutes: whoever stole a session would lock
 * its owner out.
 * @throws AuthFailure `reauthentication_needed`, `validation_failed`, `mfa_phone_enroll_not_enabled`, `mfa_webauthn_enroll_not_enabled`,
 *   `mfa_verified_factor_exists`, `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors`, `insufficient_aal`
 */
export async function enroll(deps: Deps, caller: Caller, given: Given): Promise<EnrolledFactor> {
  await assertFreshSignIn(deps.db, caller, deps.now())
  switch (given.factor_type) {
    case 'totp':
      return enrollTotp(deps, caller, given)
    case 'phone':
      return enrollPhone(deps, caller, given)
    case 'webauthn':
      throw new AuthFailure('mfa_webauthn_enroll_not_enabled')
    default:
      throw invalid('factor_type needs to be totp, phone, or webauthn')
  }
}

async function enrollTotp(deps: Deps, caller: Caller, given: Given): Promise<EnrolledFactor> {
  const issuer = parseText('issuer', given.issuer ?? '', issuerLimit)
  const factor = newFactor(deps, caller, 'totp', given)
  const { sealed, secret } = await createSecret(deps, factor.id)
  await store(deps, caller, { ...factor, secret: sealed })
  const { user } = caller
  const totp = provisioning(secret, issuer || new URL(deps.auth().siteUrl).host, user.email)
  return { id: factor.id, type: 'totp', friendly_name: factor.friendlyName ?? '', totp }
}

/**
 * A number as we keep it: E.164 digits without "+".
 * @throws AuthFailure `validation_failed`
 */
function parsePhone(given: string): string {
  const digits = given.replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)')
  return digits
}

async function enrollPhone(deps: Deps, caller: Caller, given: Given): Promise<EnrolledFactor> {
  if (deps.sms() === null) throw new AuthFailure('mfa_phone_enroll_not_enabled')
  const phone = parsePhone(given.phone ?? '')
  const factor = newFactor(deps, caller, 'phone', given)
  await store(deps, caller, { ...factor, phone })
  return { id: factor.id, type: 'phone', friendly_name: factor.friendlyName ?? '', phone }
}

function newFactor(
  { now }: Deps,
  { user }: Caller,
  factorType: FactorRow['factorType'],
  given: Given,
): FactorRow {
  const at = now().toISOString()
  const friendlyName = parseText('friendly_name', given.friendly_name ?? '', nameLimit) || null
  return {
    id: crypto.randomUUID(),
    userId: user.id,
    factorType,
    status: 'unverified',
    friendlyName,
    secret: null,
    phone: null,
    usedStep: null,
    lastChallengedAt: null,
    provesFrom: null,
    createdAt: at,
    updatedAt: at,
  }
}

/** @throws AuthFailure `validation_failed` for half a character, too: no link could carry it */
function parseText(name: string, text: string, limit: number): string {
  if (text.length > limit) throw invalid(`${name} cannot be longer than ${limit} characters`)
  if (/\p{Surrogate}/u.test(text)) throw invalid(`${name} is not valid text`)
  return text
}

/** Stores what the user's other factors allow. Simultaneous enrolments take turns. */
async function store(deps: Deps, { user, session }: Caller, factor: FactorRow): Promise<void> {
  for (let attempt = 0; attempt < maxFactors; attempt++) {
    const all = await listFactors(deps.db, user.id)
    const samePhone = all.filter(({ phone }) => phone !== null && phone === factor.phone)
    if (samePhone.some(isVerified)) throw new AuthFailure('mfa_verified_factor_exists')
    const replaced = [...samePhone, ...all.filter((other) => isStale(other, deps.now()))]
    const others = all.filter((other) => !replaced.includes(other))
    assertAdmitted(factor, others, session.aal)
    const ids = replaced.map(({ id }) => id)
    if (await replaceFactors(deps.db, factor, ids, others.length, session.id)) return
    if (!(await findCaller(deps.db, session.id))) throw new AuthFailure('session_not_found')
  }
  throw new AuthFailure('conflict')
}

/** Names conflict with verified and unverified factors alike, and two factors without one conflict as well. */
function assertAdmitted({ friendlyName }: FactorRow, others: FactorRow[], aal: string): void {
  if (others.some((other) => other.friendlyName === friendlyName)) {
    throw new AuthFailure('mfa_factor_name_conflict')
  }
  if (others.length >= maxFactors) throw new AuthFailure('too_many_enrolled_mfa_factors')
  if (others.some(isVerified) && aal !== 'aal2') throw new AuthFailure('insufficient_aal')
}

const isVerified = ({ status }: FactorRow) => status === 'verified'

const isStale = (factor: FactorRow, now: Date) =>
  !isVerified(factor) &&
  factor.lastChallengedAt === null &&
  factor.createdAt < new Date(now.getTime() - staleMs).toISOString()
