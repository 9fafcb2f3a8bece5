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

/** Switches one flag; `if_updated_at` refuses the write when somebody changed the flag since. */
export const FlagChange = z.strictObject({
  enabled: z.boolean(),
  if_updated_at: z.iso.datetime().optional(),
})
export type FlagChange = z.infer<typeof FlagChange>

/** Enables what is disabled in one group. */
export const FlagGroupEnable = z.strictObject({ group: z.enum(flagGroups) })

/** One line of the audit trail: who switched what, when, from which value to which. */
export type FlagAuditEntry = {
  id: number
  flag_id: string
  actor: string
  changed_at: string
  from: boolean
  to: boolean
}
