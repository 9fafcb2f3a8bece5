import { settingCatalogue } from '#contract/settings/catalogue.ts'
import { settingsTable } from '../../db/schema/site/settings.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { verifySubject, signSubject } from '../../lib/secrets/signed-link.ts'
import type { SignedIn } from '../auth/guard.ts'
import { deliverSoon, enqueueMail } from '../outbox/enqueue.ts'
import { carryOut } from './change-sets.ts'
import { composeAddressConfirmation, queueGuardedNotices } from './mails.ts'
import { currentOffice } from './office.ts'
import { pendingAddressKey } from './setting-queries.ts'
import { assertSettingsChangeAllowed } from './save.ts'
import type { StoredPendingAddress } from './staff-setting-queries.ts'

const purpose = 'office-address'
const linkLifeMs = 24 * 3_600_000

/** Subject of the link's signature: valid only for the latest request of this address. */
const subjectOf = ({ address, expires_at }: StoredPendingAddress) => `${expires_at} ${address}`

async function read(deps: Deps) {
  const rows = await deps.db.select().from(settingsTable)
  const stored = (key: string) => {
    const row = rows.find((one) => one.key === key)
    return { value: row?.value ?? null, version: row?.version ?? 0 }
  }
  const asked = stored(pendingAddressKey)
  return {
    address: stored('officeEmail'),
    asked: { ...asked, value: asked.value as StoredPendingAddress | null },
  }
}

/**
 * Mails a confirmation link to a new office address; earlier links become invalid.
 * @param seen version of the current address
 * @throws Failure `settings/version-conflict`, `settings/locked`, `account/proof-needed`
 */
export async function requestOfficeAddress(
  deps: Deps,
  { address, version: seen }: { address: string; version: number },
  who: SignedIn,
): Promise<void> {
  await assertSettingsChangeAllowed(deps, ['officeEmail'], who)
  const { address: current, asked } = await read(deps)
  if (current.version !== seen) throw new Failure('settings/version-conflict')
  const now = deps.now()
  const to = { address, expires_at: new Date(now.getTime() + linkLifeMs).toISOString() }
  const { locale } = await currentOffice(deps)
  const token = signSubject(deps.linkKeys(), purpose, subjectOf(to))
  const mail = await composeAddressConfirmation(
    deps,
    { to: address, locale },
    { who: who.email, token },
  )
  const queued = await enqueueMail(deps, {
    mail,
    locale,
    cause: `settings-address:${crypto.randomUUID()}`,
  })
  const change = { key: pendingAddressKey, from: asked.value, to, version: asked.version }
  const done = await carryOut(deps.db, [change], { actor: who.actor, now }, async () => [
    queued.statement,
  ])
  if (done === null) throw new Failure('settings/version-conflict')
  deliverSoon(deps, [queued.id])
}

/**
 * Cancels a pending address.
 * @throws Failure `settings/version-conflict` when it was confirmed or replaced concurrently
 */
export async function cancelOfficeAddress(deps: Deps, who: SignedIn): Promise<void> {
  const { asked } = await read(deps)
  if (asked.value === null) return
  const change = { key: pendingAddressKey, from: asked.value, to: null, version: asked.version }
  const author = { actor: who.actor, now: deps.now() }
  if (!(await carryOut(deps.db, [change], author))) throw new Failure('settings/version-conflict')
}

/**
 * Makes an address the office's, by the link that was emailed there. Administrators and the old address are notified.
 * @throws Failure `settings/link-expired` for a link that is wrong, expired, or not the last one; `settings/locked`
 */
export async function confirmOfficeAddress(
  deps: Deps,
  token: string,
  who: SignedIn,
): Promise<string> {
  const now = deps.now()
  const { address, asked } = await read(deps)
  const { value } = asked
  const isGood =
    value !== null &&
    value.expires_at > now.toISOString() &&
    verifySubject(deps.linkKeys(), purpose, subjectOf(value), token)
  if (!isGood) throw new Failure('settings/link-expired')
  if (deps.officeAddress() !== null) throw new Failure('settings/locked')
  const from = address.value ?? settingCatalogue.officeEmail.value
  const changes = [
    { key: 'officeEmail', from: address.value, to: value.address, version: address.version },
    { key: pendingAddressKey, from: value, to: null, version: asked.version },
  ]
  const notices: { id: string }[] = []
  const author = { actor: who.actor, now, cause: 'confirmed' as const }
  const changeSet = await carryOut(deps.db, changes, author, async (set) => {
    const guarded = [{ key: 'officeEmail', from, to: value.address }]
    const mails = await queueGuardedNotices(deps, { changes: guarded, who: who.email }, set)
    notices.push(...mails)
    return mails.map(({ statement }) => statement)
  })
  if (changeSet === null) throw new Failure('settings/link-expired')
  deliverSoon(
    deps,
    notices.map(({ id }) => id),
  )
  return changeSet
}
