import { z } from 'zod'
import { type Flag, type FlagAuditEntry, note } from '../flag-calls.ts'
import { flagNames, previewLivesH } from '../flags.ts'

/** What only administrators see of a flag's past: names instead of ids. */
export type FlagHistoryEntry = FlagAuditEntry & {
  /** The actor's e-mail address; `simple-admin` as it is, `null` when the account is gone. */
  actor_name: string | null
  /** How many flags the change set changed. */
  set_size: number
  /** Whether nothing has happened since to any flag of the set. */
  can_undo: boolean
}

/** A switch planned for a time. */
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

/** A flag with what staff ask about it. */
export type StaffFlag = Flag & {
  last_change: Pick<FlagHistoryEntry, 'actor_name' | 'changed_at' | 'note' | 'cause'> | null
  /** Waiting ones, and those that met a conflict within the last week, by time. */
  schedules: FlagSchedule[]
}

export type StaffFlagList = { flags: StaffFlag[] }

/** Where code, database and use disagree. */
export type FlagDrift = {
  /** In the code, but not in D1: its built-in value is used, and it cannot be switched. */
  not_stored: string[]
  /** In D1, but not in the code: switching it does nothing. */
  not_in_code: string[]
  /** Not asked for in 30 days; `null` is never. */
  not_read: { name: string; last_read_at: string | null }[]
  /** Since when reads are recorded; `null` before the first. */
  recording_since: string | null
}

/** Plans a switch. Who asks says which state they saw: a later change makes it a conflict, which switches nothing. */
export const FlagScheduleRequest = z.strictObject({
  flag_id: z.string().min(1).max(100),
  enabled: z.boolean(),
  apply_at: z.iso.datetime(),
  if_updated_at: z.iso.datetime(),
  note,
})
export type FlagScheduleRequest = z.infer<typeof FlagScheduleRequest>

/** The plan, and others that wait for the same flag: a warning, not a refusal. */
export type FlagScheduled = { schedule: FlagSchedule; others: FlagSchedule[] }

/** Asks for a link that shows the site as if flags were set so. */
export const FlagPreviewRequest = z.strictObject({
  flags: z
    .partialRecord(z.enum(flagNames), z.boolean())
    .refine((flags) => Object.keys(flags).length > 0, 'At least one flag'),
  hours: z.literal(previewLivesH),
})
export type FlagPreviewRequest = z.infer<typeof FlagPreviewRequest>

/** A link that anyone can open, without an account, until it expires. */
export type PreviewLink = { url: string; expires_at: string }
