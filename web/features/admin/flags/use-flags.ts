import { useState } from 'react'
import type { StaffFlag } from '../../../../worker/contract/flag-admin-calls.ts'
import type { FlagGroup } from '../../../../worker/contract/flags.ts'
import { answer, type ApiErrorCode, codeOf } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall, useLoaded } from '../parts/use-loaded.ts'

/** What came of the last action, to be announced. `undo` takes a whole change set back. */
export type FlagOutcome =
  | { kind: 'switched'; flag: StaffFlag; undo: string | null }
  | { kind: 'enabled' | 'restored'; names: string[]; undo: string | null }
  | { kind: 'planned'; flag: StaffFlag; at: string }
  | { kind: 'plan-cancelled' }
  /** Somebody else was faster; `flag` is what it is now. */
  | { kind: 'conflict'; flag: StaffFlag }
  | { kind: 'failed'; flag: StaffFlag | null; code: ApiErrorCode }
  | { kind: 'undo-failed'; code: ApiErrorCode }

const listFlags = async (api: StaffApi) => (await answer(api.admin.flags.$get())).flags

export type Flags = ReturnType<typeof useFlags>

/**
 * The flags as the server has them, and everything that changes them. Each action is announced by `outcome` and brings
 * the current list; a switch shows at once and rolls back when the server refuses.
 */
export function useFlags() {
  const { data: flags, setData, error, isBusy, reload } = useLoaded(listFlags)
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<FlagOutcome | null>(null)

  async function run(ids: string[], work: () => Promise<FlagOutcome>, failed: FailedAs) {
    setSaving(new Set(ids))
    setOutcome(null)
    try {
      setOutcome(await work())
      await reload()
    } catch (reason) {
      const code = codeOf(reason)
      setOutcome(await failed(code))
    } finally {
      setSaving(new Set())
    }
  }

  /** Says what became of a flag that could not be changed; after a conflict with what it is now. */
  const failedAs =
    (flag: StaffFlag): FailedAs =>
    async (code) => {
      setData((list) => list?.map((other) => (other.id === flag.id ? flag : other)) ?? null)
      if (code !== 'flag/changed-since') return { kind: 'failed', flag, code }
      const fresh = await staffCall(listFlags).catch(() => null)
      if (fresh) setData(fresh)
      const now = fresh?.find(({ id }) => id === flag.id)
      return now ? { kind: 'conflict', flag: now } : { kind: 'failed', flag, code }
    }

  const change = (flag: StaffFlag, enabled: boolean, note = '') => {
    setData(
      (list) =>
        list?.map((other) => (other.id === flag.id ? { ...other, enabled } : other)) ?? null,
    )
    return run(
      [flag.id],
      async () => {
        const stored = await staffCall((api) =>
          answer(
            api.flags[':id'].$patch({
              param: { id: flag.id },
              json: { enabled, if_updated_at: flag.updated_at, ...(note && { note }) },
            }),
          ),
        )
        return { kind: 'switched', flag: { ...flag, ...stored }, undo: stored.change_set }
      },
      failedAs(flag),
    )
  }

  const enableGroup = (group: FlagGroup) =>
    run(
      flags?.filter((flag) => flag.group === group && !flag.enabled).map(({ id }) => id) ?? [],
      async () => {
        const call = (api: StaffApi) => answer(api.flags.enable.$post({ json: { group } }))
        const changed = await staffCall(call)
        const names = changed.flags.map(({ name }) => name)
        return { kind: 'enabled', names, undo: changed.change_set }
      },
      async (code) => ({ kind: 'failed', flag: null, code }),
    )

  const undo = (changeSet: string) =>
    run(
      [],
      async () => {
        const call = (api: StaffApi) =>
          answer(api.flags.undo.$post({ json: { change_set: changeSet } }))
        const changed = await staffCall(call)
        const names = changed.flags.map(({ name }) => name)
        return { kind: 'restored', names, undo: changed.change_set }
      },
      async (code) => {
        await reload()
        return { kind: 'undo-failed', code }
      },
    )

  const plan = (flag: StaffFlag, enabled: boolean, at: string, note: string) =>
    run(
      [flag.id],
      async () => {
        const json = {
          flag_id: flag.id,
          enabled,
          apply_at: at,
          if_updated_at: flag.updated_at,
          ...(note && { note }),
        }
        await staffCall((api) => answer(api.admin.flags.schedules.$post({ json })))
        return { kind: 'planned', flag, at }
      },
      failedAs(flag),
    )

  const cancelPlan = (flag: StaffFlag, id: string) =>
    run(
      [flag.id],
      async () => {
        const call = (api: StaffApi) =>
          answer(api.admin.flags.schedules[':id'].$delete({ param: { id } }))
        await staffCall(call)
        return { kind: 'plan-cancelled' }
      },
      failedAs(flag),
    )

  const isSaving = (id: string) => saving.has(id)
  return {
    flags,
    error,
    isBusy,
    reload,
    outcome,
    isSaving,
    change,
    enableGroup,
    undo,
    plan,
    cancelPlan,
  }
}

type FailedAs = (code: ApiErrorCode) => Promise<FlagOutcome>
