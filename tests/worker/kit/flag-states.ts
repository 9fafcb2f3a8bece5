import { env } from 'cloudflare:workers'
import { flagNames, type FlagName, type FlagValues } from '#contract/flags.ts'
import { createDb } from '../../../worker/db/client.ts'
import { noPause } from './client.ts'
import { renewSnapshot } from '../../../worker/features/flags/snapshot.ts'

const every = (enabled: boolean) =>
  Object.fromEntries(flagNames.map((name) => [name, enabled])) as FlagValues

export const allOn = every(true)
const without = (name: FlagName): FlagValues => ({ ...allOn, [name]: false })

/** All on, each flag off alone, all off. */
export const flagStates: [name: string, flags: FlagValues][] = [
  ['every flag on', allOn],
  ...flagNames.map((name): [string, FlagValues] => [`${name} off`, without(name)]),
  ['every flag off', every(false)],
]

/** Sets all flags at once, as if staff had, and lets readers see it. The seed must have run. */
export async function setFlags(flags: FlagValues): Promise<void> {
  await env.DB.batch(
    flagNames.map((name) =>
      env.DB.prepare('update feature_flags set enabled = ? where name = ?').bind(
        Number(flags[name]),
        name,
      ),
    ),
  )
  await renewSnapshot({ db: createDb(env.DB), kv: env.KV, now: () => new Date(), pause: noPause })
}
