import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SettingsChange, SettingsSaved, StaffSettings } from '#contract/staff/settings.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { useDeed } from '../calls/use-deed.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { wrongFields } from './setting-words.ts'

const key = ['settings', 'all']
const all = staffQuery(key, (api) => answer(api.admin.settings.$get()))

type Saved = StaffSettings & Partial<Pick<SettingsSaved, 'change_set'>>
/** A call that changes settings, and what is said once it did. */
export type Deed = {
  run: (api: StaffApi) => Promise<Saved>
  success: string
  /** Runs once it is done. */
  onDone?: (() => void) | undefined
}

export type Settings = ReturnType<typeof useSettings>

/**
 * The settings as the server has them, and everything that changes them.
 */
export function useSettings() {
  const { LL } = useI18nContext()
  const words = LL.staffSettings
  const client = useQueryClient()
  const explain = useExplain()
  const query = useQuery(all)
  const deed = useDeed(
    ['settings'],
    (api, { run }: Deed) => run(api),
    ({ settings, exceptions, proposals, pending_address }: Saved, { onDone }) => {
      client.setQueryData(all.queryKey, { settings, exceptions, proposals, pending_address })
      void client.invalidateQueries({ queryKey: ['settings', 'history'] })
      onDone?.()
    },
    // what a colleague did meanwhile is shown beside what was typed
    () => void client.invalidateQueries({ queryKey: key }),
  )

  const undo = (changeSet: string) =>
    deed.start({
      run: (api) => answer(api.admin.settings.undo.$post({ json: { change_set: changeSet } })),
      success: words.undone(),
    })
  const undoable = deed.data?.change_set

  return {
    query,
    isBusy: deed.isBusy,
    act: deed.start,
    undo,
    save: (change: SettingsChange, given: Partial<Pick<Deed, 'success' | 'onDone'>> = {}) =>
      deed.start({
        run: (api) => answer(api.admin.settings.$patch({ json: change })),
        success: given.success ?? words.saved(),
        onDone: given.onDone,
      }),
    reset: deed.reset,
    /** Why the last deed failed. */
    error: deed.error ? (wrongFields(deed.error, words) ?? explain(deed.error)) : undefined,
    success: deed.data ? deed.given?.success : undefined,
    undoLast: undoable ? () => void undo(undoable) : undefined,
  }
}
