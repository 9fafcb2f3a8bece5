import { z } from 'zod'
import { type Flag, type FlagAuditEntry, changeNote } from '../flag-calls.ts'
import { flagNames, previewLifetimesH } from '../flags.ts'

/** Audit entry of a flag for administrators, with names instead of ids. */
export type FlagHistoryEntry = FlagAuditEntry & {
  /** Actor's mail address or `simple-admin`; `null` when the account is deleted. */
  actor_name: string | null
  /** Number of flags in the change set. */
  set_size: number
  /** Whether no flag of the set has changed since. */
  can_undo: boolean
}

/** A scheduled switch of a flag. */
export type FlagSchedule = {
  id: string
  flag_id: string
  enabled: boolean
  apply_at: string
  note: string | null
  actor: string
  actor_name: string | null
  state: 'waiting' | 'applied' | 'conflict' | 'cancelled'
  created_at: string
  settled_at: string | null
}

/** A flag with its last change and schedules, for staff. */
export type StaffFlag = Flag & {
  last_change: Pick<FlagHistoryEntry, 'actor_name' | 'changed_at' | 'note' | 'cause'> | null
  /** Pending schedules and the last week's conflicts, ordered by time. */
  schedules: FlagSchedule[]
}

export type StaffFlagList = { flags: StaffFlag[] }

/** Differences between flags in code, in D1 and in use. */
export type FlagDrift = {
  /** Flags in code but not in D1: the built-in value applies and they cannot be switched. */
  not_stored: string[]
  /** Flags in D1 but not in code: switching them has no effect. */
  not_in_code: string[]
  /** Not read in 30 days; `null` is never. */
  not_read: { name: string; last_read_at: string | null }[]
  /** When recording of reads began; `null` before. */
  recording_since: string | null
}

/**
 * Schedules a switch. `if_updated_at` is the version seen: if the flag changes before, the schedule
 * fails with a conflict.
 */
export const FlagScheduleRequest = z.strictObject({
  flag_id: z.string().min(1).max(100),
  enabled: z.boolean(),
  apply_at: z.iso.datetime(),
  if_updated_at: z.iso.datetime(),
  note: changeNote,
})
export type FlagScheduleRequest = z.infer<typeof FlagScheduleRequest>

/** The schedule, and other pending schedules of the flag as a warning. */
export type FlagScheduled = { schedule: FlagSchedule; others: FlagSchedule[] }

/** Creates a preview link that shows the site with these flags. */
export const FlagPreviewRequest = z.strictObject({
  flags: z
    .partialRecord(z.enum(flagNames), z.boolean())
    .refine((flags) => Object.keys(flags).length > 0, 'At least one flag'),
  hours: z.literal(previewLifetimesH),
})
export type FlagPreviewRequest = z.infer<typeof FlagPreviewRequest>

/** Preview link, usable without an account until it expires. */
export type PreviewLink = { url: string; expires_at: string }
