import type { SettingKey } from '#contract/settings/setting-keys.ts'
import type { HoursException } from '#contract/settings/catalogue.ts'
import type { SettingsHistory, SettingsSaved, StaffSettings } from '#contract/staff/settings.ts'
import type { Deps } from '../../../worker/deps.ts'
import { clockedOffice } from '../admin/office.ts'

/** A Christmas closure with labels in English and Greek. */
export const holidays: HoursException = {
  first_day: '2026-12-24',
  last_day: '2027-01-01',
  intervals: [],
  labels: { en: 'Christmas break', el: 'διακοπές Χριστουγέννων' },
}

type Saved = { status: number; body: SettingsSaved & Record<string, unknown> }

/** A fixture with an administrator and calls to the settings. */
export async function settingsOffice(override: Partial<Deps> = {}, instant?: string) {
  const office = await clockedOffice(override, instant)
  const call = async (method: string, path = '', body?: unknown, token?: string) =>
    (await office.admin(method, `/settings${path}`, body, token)) as unknown as Saved
  const read = async (token?: string) =>
    (await call('GET', '', undefined, token)).body as StaffSettings
  /** Saves one setting on its last read version. */
  const set = async (key: SettingKey, value: unknown, token?: string) => {
    const { version } = (await read(token)).settings[key]
    return call('PATCH', '', { settings: [{ key, value, version }] }, token)
  }
  return {
    ...office,
    call,
    read,
    set,
    close: (value: HoursException | null, id = crypto.randomUUID(), version = 0, token?: string) =>
      call('PATCH', '', { exceptions: [{ id, value, version }] }, token),
    history: async () => (await call('GET', '/history')).body as unknown as SettingsHistory,
    /** Starts a new session, as tokens expire within the tested time. */
    signInAgain: async () => (await office.session(office.staff.user)).access_token,
    page: async (path: string) => (await office.send(path)).text(),
  }
}
