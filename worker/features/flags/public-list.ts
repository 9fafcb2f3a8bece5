import type { FlagList } from '#contract/flag-calls.ts'
import type { Snapshot } from './snapshot.ts'

/** Names and JSON of a snapshot's flags. */
type Listed = { names: string[]; json: string }
const listed = new WeakMap<Snapshot, Listed>()

/**
 * Names and JSON of a snapshot's flags, cached per snapshot, because serialising takes longer than
 * the rest of the request.
 */
export function serializedFlags(snapshot: Snapshot): Listed {
  const { version, flags } = snapshot
  const list = listed.get(snapshot) ?? {
    names: flags.map(({ name }) => name),
    json: JSON.stringify({ version, flags } satisfies FlagList),
  }
  listed.set(snapshot, list)
  return list
}
