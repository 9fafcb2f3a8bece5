import { z } from 'zod'
import { flagGroups } from './flags.ts'

/** A flag as the API shows it. `id` is the name: stable, readable in URLs and logs. */
export const Flag = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  description: z.string(),
  group: z.enum(flagGroups).nullable(),
  updated_at: z.iso.datetime(),
})
export type Flag = z.infer<typeof Flag>

/** `version` changes with every write, so it serves as ETag and as part of page cache keys. */
export type FlagList = { version: string; flags: Flag[] }

/** Why something is changed; kept with the change. */
export const note = z.string().trim().max(500).optional()

/** Switches one flag; `if_updated_at` refuses the write when someone changed the flag since. */
export const FlagChange = z.strictObject({
  enabled: z.boolean(),
  if_updated_at: z.iso.datetime().optional(),
  note,
})
export type FlagChange = z.infer<typeof FlagChange>

/** Enables what is disabled in one group, or in all of them. */
export const FlagGroupEnable = z.strictObject({ group: z.enum([...flagGroups, 'all']), note })

/** Takes a whole change set back. */
export const FlagUndo = z.strictObject({ change_set: z.uuid(), note })

/** One line of the audit trail: who switched what, when, from which value to which, and why. */
export type FlagAuditEntry = {
  id: number
  flag_id: string
  actor: string
  changed_at: string
  from: boolean
  to: boolean
  /** What was changed together has the same. */
  change_set: string
  note: string | null
  /** `undo:<change set>` or `schedule:<id>`; `null` when someone pressed a switch. */
  cause: string | null
}
