import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { flagNames, type FlagName, type FlagValues } from '#contract/flags.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed as seedRows } from '../../../worker/db/seed.ts'
import { noPause } from './client.ts'
import { renewSite } from '../../../worker/features/site/snapshot.ts'
import { isSoak, seed } from './soak.ts'

const every = (enabled: boolean) =>
  Object.fromEntries(flagNames.map((name) => [name, enabled])) as FlagValues

export const allOn = every(true)
type FlagState = [name: string, flags: FlagValues]
const without = (names: readonly FlagName[]): FlagState => [
  `${names.join(', ')} off`,
  { ...allOn, ...Object.fromEntries(names.map((name) => [name, false])) },
]
const some = () =>
  fc.sample(fc.subarray(flagNames.slice(), { minLength: 1 }), { numRuns: 4, seed }).map(without)

/** All on, all off, and a few random sets; in `npm run soak` also each flag off alone. */
export const flagStates: FlagState[] = [
  ['every flag on', allOn],
  ...(isSoak ? flagNames.map((name) => without([name])) : some()),
  ['every flag off', every(false)],
]

/** Inserts the flags with their initial values, as a deployment does. */
export const seedFlags = (at = new Date()) => seedRows(createDb(env.DB), [], at)

/** Sets all flags at once and publishes them. Requires `seedFlags`. */
export async function setFlags(flags: FlagValues): Promise<void> {
  const set = env.DB.prepare('update feature_flags set enabled = ? where name = ?')
  await env.DB.batch(flagNames.map((name) => set.bind(Number(flags[name]), name)))
  await renewSite({ db: createDb(env.DB), kv: env.KV, now: () => new Date(), pause: noPause })
}
