import { expect, test } from 'vitest'
import type { StaffSettings } from '#contract/staff/settings.ts'
import { countOf, createOffice, type Office } from '../admin/office.ts'
import { someFaults } from '../kit/every-order.ts'
import { rows, scalar } from '../kit/rows.ts'
import { asking, type Found, type Options, twoAtOnce, type Wanted } from '../kit/two-at-once.ts'
import { holidays } from './settings-office.ts'

type Answer = { status: number; conflicts?: { key: string; theirs: unknown }[] }

/** Anna and the first administrator at the same time, each in an isolate of their own. */
async function race<Outcome, Seen>(
  office: Office,
  wanted: readonly [Wanted, (anna: { id: string }) => Wanted],
  check: (found: Found<Answer, Seen>) => Promise<Outcome>,
  options: Options<Seen> = {},
) {
  const anna = await office.member('anna@meltemi.test', 'admin')
  const second = asking(wanted[1](anna.user), office.staff.token)
  return twoAtOnce([asking(wanted[0], anna.token), second], check, options)
}

const save = (key: string, value: unknown, version = 0): Wanted => [
  'PATCH',
  'settings',
  { settings: [{ key, value, version }] },
]
const [one, two] = ['+1 613 555 0101', '+1 613 555 0102']
const trail = () =>
  rows<{ key: string; from: string | null; to: string | null }>(
    'select key, "from", "to" from setting_changes order by id',
  )
const stored = async (key: string) =>
  scalar<string>('select value from settings where key = ?', key)

test('of two administrators who save the same setting one wins, and the other gets the saved value', async () => {
  const works = [save('phone', one), () => save('phone', two)] as const
  await race(await createOffice(), works, async ({ answers, statuses, story }) => {
    expect(statuses.toSorted(), story).toEqual([200, 409])
    const winner = statuses[0] === 200 ? one : two
    const to = JSON.stringify(winner)
    expect(await stored('phone'), story).toBe(to)
    expect(await trail(), story).toEqual([{ key: 'phone', from: null, to }])
    const loser = answers.find(({ status }) => status === 409)
    expect(loser, story).toMatchObject({ conflicts: [{ key: 'phone', theirs: winner }] })
  })
})

test('two administrators who save different settings both succeed', async () => {
  const exceptions = [{ id: crypto.randomUUID(), value: holidays, version: 0 }]
  const closing: Wanted = ['PATCH', 'settings', { exceptions }]
  const works = [save('phone', one), () => closing] as const
  await race(await createOffice(), works, async ({ statuses, story }) => {
    expect(statuses, story).toEqual([200, 200])
    expect(await stored('phone'), story).toBe(`"${one}"`)
    expect(await trail(), story).toHaveLength(2)
  })
})

test('of an undo and a new change of the same setting one wins', async () => {
  const office = await createOffice()
  const [, , body] = save('phone', one)
  const made = await office.admin('PATCH', '/settings', body)
  const { phone } = (made.body as unknown as StaffSettings).settings
  const undo: Wanted = ['POST', 'settings/undo', { change_set: made.body['change_set'] }]
  const works = [undo, () => save('phone', two, phone.version)] as const
  await race(office, works, async ({ statuses, story }) => {
    expect(statuses.toSorted(), story).toEqual([200, 409])
    expect(await stored('phone'), story).toBe(statuses[0] === 200 ? null : `"${two}"`)
  })
})

test('a change that fails halfway leaves both log and setting unchanged', async () => {
  const works = [save('retentionDays', 30), () => save('phone', two)] as const
  const check = async ({ story }: { story: string }) => {
    for (const { key, to } of await trail()) expect(await stored(key), story).toBe(to)
    expect(await countOf('settings'), story).toBe((await trail()).length)
  }
  await race(await createOffice(), works, check, { explore: someFaults })
})

test('a setting is saved only while its author is an administrator', async () => {
  const demoting = ({ id }: { id: string }): Wanted => ['PUT', `users/${id}/role`, { role: 'none' }]
  const outcomes = await race(
    await createOffice(),
    [save('phone', one), demoting],
    async ({ statuses: [saved, demoted], seen, story }) => {
      expect(demoted, story).toBeLessThan(300)
      expect((await stored('phone')) !== null, story).toBe(saved === 200)
      if (saved === 200) expect(seen, story).not.toBeNull()
      return saved
    },
    { look: () => stored('phone') },
  )
  expect(outcomes.length).toBeGreaterThan(1)
})
