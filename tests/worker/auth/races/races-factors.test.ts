import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { race, winsOf } from './race.ts'
import { type Operation, operationsOf } from './races-factors-operations.ts'
import { factorWorld, type FactorWorld } from './races-factors-world.ts'

type Name = keyof ReturnType<typeof operationsOf>
type Check = (won: (name: Name) => number, story: string, isWhole: boolean) => Promise<void>

/** One pair for each way in which two requests are kept apart. */
const inEveryOrder = new Set(['verify,verify', 'redeem,redeem'])

/** Races two operations of the world, and looks after each run for what has to be so whatever happened. */
async function raceIn(pair: readonly [Name, Name], also: Check = async () => {}) {
  const world = await factorWorld()
  const operations: Record<Name, Operation> = operationsOf(world)
  await race(pair, {
    run: (name, db) => operations[name](world.sender(db)),
    reset: world.bringBack,
    isEvery: inEveryOrder.has(pair.join()),
    look: async (answers, story, isWhole) => {
      await expectSound(world, story)
      await also((name) => winsOf(answers, name), story, isWhole)
    },
  })
}

const count = async (sql: string, ...values: unknown[]) =>
  (await env.DB.prepare(`select count(*) as n from ${sql}`)
    .bind(...values)
    .first<number>('n')) ?? -1

/** What has to be so whatever happened. */
async function expectSound({ newcomer }: FactorWorld, story: string): Promise<void> {
  const verified = `select 1 from mfa_factors f where f.status = 'verified' and f.user_id`
  const second = `exists (select 1 from json_each(s.amr)
    where value ->> 'method' in ('totp', 'mfa/phone', 'mfa/recovery_code'))`
  const [ofNoFactor, ofGoneFactor, mixed, orphans, suspended, firsts] = await Promise.all([
    count(`sessions s where s.aal = 'aal2' and not exists (${verified} = s.user_id)`),
    count(`sessions s where s.factor_id is not null
      and not exists (${verified} = s.user_id and f.id = s.factor_id)`),
    count(`sessions s where (s.aal = 'aal2') <> ${second}`),
    count(`recovery_codes c where not exists (${verified} = c.user_id)`),
    count(`sessions s join users u on u.id = s.user_id where u.banned_until is not null`),
    count(`mfa_factors where user_id = ? and status = 'verified'`, newcomer.id),
  ])
  // no aal2 session without a factor, from one that was removed, or by what is no second step
  expect({ ofNoFactor, ofGoneFactor, mixed }, story).toEqual({
    ofNoFactor: 0,
    ofGoneFactor: 0,
    mixed: 0,
  })
  // a removed factor takes the recovery codes with it if it was the last one
  expect(orphans, story).toBe(0)
  expect(suspended, story).toBe(0)
  // of two first factors that two passwords' sessions prove, one counts
  expect(firsts, story).toBeLessThan(2)
}

test.for([
  ['verify', 'verify'],
  ['verify', 'verifyElsewhere'],
  ['verifyTablet', 'verifyTablet'],
  ['verify', 'challenge'],
  ['verify', 'refresh'],
] as const)(
  'a code of a factor verifies once, and spends one challenge: %s and %s',
  async (pair) => {
    const { phone, tablet } = await factorWorld()
    let most = 0
    await raceIn(pair, async (won, story, isWhole) => {
      const names = new Set(pair.filter((name) => name.startsWith('verify')))
      const wins = [...names].reduce((sum, name) => sum + won(name), 0)
      expect(wins, story).toBeLessThan(2)
      if (isWhole) {
        const spent = 'mfa_challenges where verified_at is not null and id in (?, ?, ?)'
        expect(await count(spent, ...phone.challenges, tablet.challenge), story).toBe(wins)
      }
      most = Math.max(most, wins)
    })
    expect(most).toBe(1)
  },
)

const ends = {
  remove: ['verify', 'verifyTablet', 'redeem', 'makeCodes', 'enrol', 'refresh'],
  staffRemove: ['verify', 'verifyTablet', 'redeem', 'makeCodes', 'enrol'],
  suspend: ['verify', 'redeem'],
  signOut: ['verify', 'redeem', 'makeCodes', 'enrol', 'remove'],
} as const

test.for(
  (Object.keys(ends) as (keyof typeof ends)[]).flatMap((end) =>
    ends[end].map((other) => [other, end] as const),
  ),
)(
  'no aal2 session comes from a factor or a recovery code that was removed meanwhile: %s and %s',
  async ([other, end]) => {
    const { owner } = await factorWorld()
    await raceIn([other, end], async (won, story) => {
      if (won(end) === 0) return
      const [sessions, factors, codes] = await Promise.all([
        count('sessions where user_id = ?', owner.id),
        count('mfa_factors where user_id = ?', owner.id),
        count('recovery_codes where user_id = ?', owner.id),
      ])
      if (end !== 'remove') expect(sessions, story).toBe(0)
      if (end === 'staffRemove') expect([factors, codes], story).toEqual([0, 0])
    })
  },
)

test.for([
  ['remove', 'remove'],
  ['remove', 'removeTablet'],
  ['remove', 'staffRemove'],
  ['verifyTablet', 'removeTablet'],
  ['enrol', 'verifyTablet'],
] as const)(
  'removing factors from two sides at once leaves nothing that stood for them: %s and %s',
  (pair) => raceIn(pair),
)

test.for([
  ['redeem', 'redeem'],
  ['redeem', 'makeCodes'],
  ['redeem', 'verify'],
  ['redeem', 'changePassword'],
  ['makeCodes', 'makeCodes'],
  ['makeCodes', 'changePassword'],
] as const)(
  'a recovery code is spent once, for one session, and not after its set was replaced: %s and %s',
  async (pair) => {
    const { owner } = await factorWorld()
    await raceIn(pair, async (won, story, isWhole) => {
      expect(won('redeem'), story).toBeLessThan(2)
      const [sets, all, spent] = await Promise.all([
        count('(select distinct created_at from recovery_codes where user_id = ?)', owner.id),
        count('recovery_codes where user_id = ?', owner.id),
        count('recovery_codes where user_id = ? and spent_at is not null', owner.id),
      ])
      expect([sets, all], story).toEqual([1, 10])
      if (isWhole && !pair.includes('makeCodes' as never)) expect(spent, story).toBe(won('redeem'))
    })
  },
)

test.for([
  ['verifyOne', 'verifyTwo'],
  ['verifyOne', 'verifyOne'],
  ['verifyOne', 'enrolThird'],
  ['verify', 'changePassword'],
  ['enrol', 'changePassword'],
] as const)(
  'of two first factors one counts, and a password change meanwhile ends what it should: %s and %s',
  (pair) => raceIn(pair),
)

test('no identity is linked for a session that has ended', async () => {
  const world = await factorWorld()
  const { linker, linkingSession } = world
  // the database itself notes what comes too late
  await env.DB.exec('create table linked_late (id text)')
  await env.DB.exec(
    `create trigger notice after insert on identities when new.user_id = '${linker.id}' and new.provider = 'fake' and not exists (select 1 from sessions s join users u on u.id = s.user_id where s.id = '${linkingSession}' and u.banned_until is null) begin insert into linked_late values (new.id); end`,
  )
  for (const [way, ends] of [
    ['link', ['signOutLinker', 'suspendLinker', 'changeLinkersPassword']],
    ['linkForCode', ['signOutLinker', 'changeLinkersPassword']],
    ['linkByToken', ['signOutLinker', 'changeLinkersPassword']],
  ] as const) {
    let linked = 0
    for (const end of ends) {
      await raceIn([way, end], async (won, story) => {
        expect(await count('linked_late'), story).toBe(0)
        linked += await count("identities where user_id = ? and provider = 'fake'", linker.id)
        if (won(end) === 0) return
        // and nobody is signed in anew, now or by a code that waits to be exchanged
        const left = end === 'changeLinkersPassword' ? 1 : 0
        expect(await count('sessions where user_id = ?', linker.id), story).toBe(left)
        if (end === 'changeLinkersPassword') {
          expect(await count('flow_states where user_id = ?', linker.id), story).toBe(0)
        }
      })
    }
    // some orders do link
    expect([way, linked > 0]).toEqual([way, true])
  }
  for (const pair of [
    ['link', 'linkForCode'],
    ['link', 'link'],
  ] as const) {
    await raceIn(pair, async (_, story) => {
      const identities = await count(
        "identities where user_id = ? and provider = 'fake'",
        linker.id,
      )
      expect(identities, story).toBeLessThan(2)
    })
  }
})
