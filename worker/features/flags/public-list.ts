import type { FlagList } from '#contract/flag-calls.ts'
import type { Snapshot } from './flag-snapshot.ts'

/** The names of a snapshot, and its list as it is sent. */
type Listed = { names: string[]; json: string }
const listed = new WeakMap<Snapshot, Listed>()

/** Made once per snapshot: writing it again would take longer than the rest of the request. */
export function listOf(snapshot: Snapshot): Listed {
  const { version, flags } = snapshot
  const list = listed.get(snapshot) ?? {
    names: flags.map(({ name }) => name),
    json: JSON.stringify({ version, flags } satisfies FlagList),
  }
  listed.set(snapshot, list)
  return list
}
