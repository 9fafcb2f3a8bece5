import { z } from 'zod'
import { flagGroups } from './flags.ts'

/** A feature flag in the API. `id` is its name. */
export const Flag = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  description: z.string(),
  group: z.enum(flagGroups).nullable(),
  updated_at: z.iso.datetime(),
})
export type Flag = z.infer<typeof Flag>

/** `version` changes with every write; serves as ETag and in page cache keys. */
export type FlagList = { version: string; flags: Flag[] }

/** Reason of a change, stored with it. */
export const changeNote = z.string().trim().max(500).optional()

/**
 * Switches a flag; `if_updated_at` refuses the write when the flag has changed since (optimistic
 * locking).
 */
export const FlagChange = z.strictObject({
  enabled: z.boolean(),
  if_updated_at: z.iso.datetime().optional(),
  note: changeNote,
})
export type FlagChange = z.infer<typeof FlagChange>

/** Enables all flags of a group, or of all groups. */
export const FlagGroupEnable = z.strictObject({
  group: z.enum([...flagGroups, 'all']),
  note: changeNote,
})

export const FlagUndo = z.strictObject({ change_set: z.uuid(), note: changeNote })

/** Audit entry of a flag: who switched it, when, from which value to which, and why. */
export type FlagAuditEntry = {
  id: number
  flag_id: string
  actor: string
  changed_at: string
  from: boolean
  to: boolean
  /** Id shared by all changes that were saved together. */
  change_set: string
  note: string | null
  /** `undo:<change set>` or `schedule:<id>`; `null` when switched by hand. */
  cause: string | null
}
