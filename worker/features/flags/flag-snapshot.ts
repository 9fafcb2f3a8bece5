import type { Flag, FlagList } from '#contract/flag-calls.ts'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'

/** The flags as every page view reads them. */
export type Snapshot = FlagList

/** What the code says itself. */
export const builtInFlags = (): Snapshot => ({
  version: 'built-in',
  flags: flagNames.toSorted().map((name) => ({
    id: name,
    name,
    enabled: flagCatalogue[name].enabled,
    description: flagCatalogue[name].description,
    group: flagCatalogue[name].group,
    updated_at: new Date(0).toISOString(),
  })),
})

export const areFlags = ({ flags }: Snapshot): boolean =>
  flags.every(({ name, enabled }) => typeof name === 'string' && typeof enabled === 'boolean')

const valuesOf = new WeakMap<Flag[], FlagValues>()

/** Each flag's value; flags that D1 does not know have their built-in default. */
export function flagValues({ flags }: Pick<FlagList, 'flags'>): FlagValues {
  const known = valuesOf.get(flags) ?? computeValues(flags)
  valuesOf.set(flags, known)
  return known
}

function computeValues(flags: Flag[]): FlagValues {
  const stored = new Map(flags.map(({ name, enabled }) => [name, enabled]))
  const entries = flagNames.map((name) => [name, stored.get(name) ?? flagCatalogue[name].enabled])
  return Object.fromEntries(entries) as FlagValues
}
