import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SettingsChange, SettingsSaved, StaffSettings } from '#contract/staff/settings.ts'
import type { SettingValues } from '#contract/settings/catalogue.ts'
import type { SettingKey } from '#contract/settings/setting-keys.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import type { Draft } from './use-draft.ts'
import { wrongFields } from './setting-words.ts'

const key = ['settings', 'all']
const all = staffQuery(key, (api) => answer(api.admin.settings.$get()))

type Saved = StaffSettings & Partial<Pick<SettingsSaved, 'change_set'>>
/** A call that changes settings, with its success message. */
export type SettingsMutation = {
  run: (api: StaffApi) => Promise<Saved>
  success: string
  onDone?: ((saved: StaffSettings) => void) | undefined
}

export type Settings = ReturnType<typeof useSettings>

/** Change of one setting for a save, with the function that updates its draft. */
export const settingChange = <Key extends SettingKey>(
  key: Key,
  draft: Draft<SettingValues[Key]>,
) => {
  const { value, version, isDirty } = draft
  return {
    isDirty,
    change: { key, value, version },
    saved: ({ settings }: StaffSettings) => draft.saved(value, settings[key]),
  }
}

export function useSettings() {
  const { LL } = useI18nContext()
  const words = LL.staffSettings
  const client = useQueryClient()
  const explain = useExplain()
  const query = useQuery(all)
  const mutation = useStaffMutation(
    ['settings'],
    (api, { run }: SettingsMutation) => run(api),
    ({ settings, exceptions, proposals, pending_address }: Saved, { onDone }) => {
      const saved = { settings, exceptions, proposals, pending_address }
      client.setQueryData(all.queryKey, saved)
      void client.invalidateQueries({ queryKey: ['settings', 'history'] })
      onDone?.(saved)
    },
    // reloads, so that a colleague's change is shown as a conflict
    () => void client.invalidateQueries({ queryKey: key }),
  )

  const undo = (changeSet: string) =>
    mutation.start({
      run: (api) => answer(api.admin.settings.undo.$post({ json: { change_set: changeSet } })),
      success: words.undone(),
    })
  const undoable = mutation.data?.change_set

  return {
    query,
    isBusy: mutation.isBusy,
    act: mutation.start,
    undo,
    saveAll: (changes: ReturnType<typeof settingChange>[]) =>
      mutation.start({
        run: (api) =>
          answer(
            api.admin.settings.$patch({ json: { settings: changes.map(({ change }) => change) } }),
          ),
        success: words.saved(),
        onDone: (saved) => changes.forEach((one) => one.saved(saved)),
      }),
    save: (change: SettingsChange, options: Partial<Pick<SettingsMutation, 'success'>> = {}) =>
      mutation.start({
        run: (api) => answer(api.admin.settings.$patch({ json: change })),
        success: options.success ?? words.saved(),
      }),
    reset: mutation.reset,
    error: mutation.error
      ? (wrongFields(mutation.error, words) ?? explain(mutation.error))
      : undefined,
    success: mutation.data ? mutation.variables?.success : undefined,
    undoLast: undoable ? () => void undo(undoable) : undefined,
  }
}
