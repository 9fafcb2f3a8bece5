import { z } from 'zod'
import { note } from '../flag-calls.ts'
import type { Locale } from '../locales.ts'
import { type SettingKey, settingKeys } from '../settings/setting-keys.ts'
import {
  HoursException,
  settingCatalogue,
  settingRow,
  type SettingValues,
} from '../settings/catalogue.ts'

/** What staff saw when they changed something: a number that each change moves on, 0 for what no one has changed. */
const version = z.int().min(0)

const settable = settingKeys.filter((key) => settingRow(key).isConfirmed !== true)

/** One setting and its new value; `null` is the built-in one again. */
const SettingChange = z
  .strictObject({ key: z.enum(settable), value: z.unknown(), version })
  .transform((change, context) => {
    const { key, value } = change
    if (value === null) return { ...change, value: null }
    const checked = settingCatalogue[key].schema.safeParse(value)
    if (checked.success) return { ...change, value: checked.data }
    for (const issue of checked.error.issues) {
      context.issues.push({
        code: 'custom',
        message: issue.message,
        path: ['value', ...issue.path],
        input: value,
      })
    }
    return z.NEVER
  })
export type SettingChange = z.infer<typeof SettingChange>

/** One row of special days, known by the id its maker gave it; `null` takes it away. */
const ExceptionChange = z.strictObject({ id: z.uuid(), value: HoursException.nullable(), version })
export type ExceptionChange = z.infer<typeof ExceptionChange>

const distinct = <Item>(items: Item[], nameOf: (item: Item) => string) =>
  new Set(items.map(nameOf)).size === items.length

/** `PATCH /api/admin/settings`: everything in it is saved, or nothing. */
export const SettingsChange = z.strictObject({
  settings: z
    .array(SettingChange)
    .max(settingKeys.length)
    .refine((all) => distinct(all, ({ key }) => key), 'names a setting twice')
    .optional(),
  exceptions: z
    .array(ExceptionChange)
    .max(40)
    .refine((all) => distinct(all, ({ id }) => id), 'names a row twice')
    .optional(),
  note,
})
export type SettingsChange = z.infer<typeof SettingsChange>

export const SettingsUndo = z.strictObject({ change_set: z.uuid(), note })

/** `POST …/preview`: what visitors would read if this were saved. */
export const SettingsPreviewRequest = z.strictObject({
  exceptions: z.array(HoursException).max(200),
})

/** Special days as visitors are going to read of them, in each language, and from which day (ISO) on. */
export type HoursPreview = {
  days: { first: string; last: string; shown_from: string; texts: Record<Locale, string> }[]
}

/** `POST …/address`: mails a link to an address that is to become the office's. */
export const AddressRequest = z.strictObject({
  address: settingCatalogue.officeEmail.schema,
  version,
})
export const AddressConfirmation = z.strictObject({ token: z.string().max(200) })

/** Where a value comes from: an operator's variable (no one can change it here), staff, or the code. */
export type SettingSource = 'operator' | 'staff' | 'built-in'

type Changed = { version: number; changed_by: string | null; changed_at: string | null }

export type StaffSetting<Value = unknown> = Changed & {
  value: Value
  source: SettingSource
  /** The operator's variable that decides, or would. */
  variable: string | null
}

export type StaffException = HoursException & Changed & { id: string }

/** An address that no one has confirmed yet. */
export type PendingAddress = { address: string; expires_at: string; version: number }

/** `GET /api/admin/settings`. */
export type StaffSettings = {
  settings: { [Key in SettingKey]: StaffSetting<SettingValues[Key]> }
  /** Those that are not over yet, by their first day. */
  exceptions: StaffException[]
  /** Public holidays of the coming year that no row names yet. */
  proposals: HoursException[]
  pending_address: PendingAddress | null
}

/** What a write answers: everything as it is then, and what takes the change back. */
export type SettingsSaved = StaffSettings & { change_set: string | null }

/** What was changed in one row: a setting's key, `exception:<id>`, or `officeEmail:asked`. */
export type SettingChangeEntry = { key: string; from: unknown; to: unknown }

/** What was changed together. */
export type SettingsHistoryEntry = {
  change_set: string
  at: string
  actor_name: string | null
  note: string | null
  /** `undo:<change set>`, `confirmed` for a mailed link, else `null`. */
  cause: string | null
  can_undo: boolean
  changes: SettingChangeEntry[]
}
export type SettingsHistory = { sets: SettingsHistoryEntry[]; next: number | null }
