import { z } from 'zod'
import { changeNote } from '../flag-calls.ts'
import type { Locale } from '../locales.ts'
import { type SettingKey, settingKeys } from '../settings/setting-keys.ts'
import {
  HoursException,
  settingCatalogue,
  settingRow,
  type SettingValues,
} from '../settings/catalogue.ts'

/** Version that the editor saw; 0 when never changed. */
const version = z.int().min(0)

const settable = settingKeys.filter((key) => settingRow(key).isConfirmed !== true)

/** New value of a setting; `null` restores the built-in value. */
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

/** New value of a row of special days, by the client-generated id; `null` deletes it. */
const ExceptionChange = z.strictObject({ id: z.uuid(), value: HoursException.nullable(), version })
export type ExceptionChange = z.infer<typeof ExceptionChange>

const distinct = <Item>(items: Item[], nameOf: (item: Item) => string) =>
  new Set(items.map(nameOf)).size === items.length

/** `PATCH /api/admin/settings`: saves all changes or none. */
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
  note: changeNote,
})
export type SettingsChange = z.infer<typeof SettingsChange>

export const SettingsUndo = z.strictObject({ change_set: z.uuid(), note: changeNote })

/** `POST …/preview`: public texts of unsaved special days. */
export const SettingsPreviewRequest = z.strictObject({
  exceptions: z.array(HoursException).max(200),
})

/**
 * Special days as visitors will read them, by language, and the ISO day from which they are shown.
 */
export type HoursPreview = {
  days: { first: string; last: string; shown_from: string; texts: Record<Locale, string> }[]
}

/** `POST …/address`: mails a confirmation link to a new office address. */
export const AddressRequest = z.strictObject({
  address: settingCatalogue.officeEmail.schema,
  version,
})
export const AddressConfirmation = z.strictObject({ token: z.string().max(200) })

/** Source of a value: environment variable (not changeable here), staff, or code. */
export type SettingSource = 'operator' | 'staff' | 'built-in'

type Changed = { version: number; changed_by: string | null; changed_at: string | null }

export type StaffSetting<Value = unknown> = Changed & {
  value: Value
  source: SettingSource
  /** The environment variable that overrides the setting, if it has one. */
  variable: string | null
}

export type StaffException = HoursException & Changed & { id: string }

/** Address that is not confirmed yet. */
export type PendingAddress = { address: string; expires_at: string; version: number }

/** `GET /api/admin/settings`. */
export type StaffSettings = {
  settings: { [Key in SettingKey]: StaffSetting<SettingValues[Key]> }
  /** Current and future ones, by first day. */
  exceptions: StaffException[]
  /** Public holidays of the coming year without special hours. */
  proposals: HoursException[]
  pending_address: PendingAddress | null
}

/** Response to a change: the new state, and the change set id for undo. */
export type SettingsSaved = StaffSettings & { change_set: string | null }

/** Change of one row: a setting's key, `exception:<id>`, or `officeEmail:asked`. */
export type SettingChangeEntry = { key: string; from: unknown; to: unknown }

/** Changes saved together. */
export type SettingsHistoryEntry = {
  change_set: string
  at: string
  actor_name: string | null
  note: string | null
  /** `undo:<change set>`, `confirmed` for an emailed link, else `null`. */
  cause: string | null
  can_undo: boolean
  changes: SettingChangeEntry[]
}
export type SettingsHistory = { sets: SettingsHistoryEntry[]; next: number | null }
