import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import type { FlagGroup } from '#contract/flags.ts'
import { answer, type ApiErrorCode, codeOf } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall } from '../calls/staff-call.ts'
import { staffQuery } from '../calls/staff-query.ts'

/** Flags changed together, which can be undone together. */
export type ChangeSet = { id: string; flags: string[] }

/** Result of a change, for a live region. `undo` is the change set that can be undone. */
export type FlagOutcome =
  | { kind: 'switched'; flag: StaffFlag; undo: ChangeSet | null }
  | { kind: 'enabled' | 'restored'; names: string[]; undo: ChangeSet | null }
  | { kind: 'planned'; flag: StaffFlag; at: string }
  | { kind: 'plan-cancelled' }
  /** Version conflict; `flag` is the current value. */
  | { kind: 'conflict'; flag: StaffFlag }
  | { kind: 'failed'; flag: StaffFlag | null; code: ApiErrorCode }
  | { kind: 'undo-failed'; code: ApiErrorCode; undo: ChangeSet }

export const isFailure = ({ kind }: FlagOutcome): boolean =>
  kind === 'conflict' || kind === 'failed' || kind === 'undo-failed'

type FlagMutation = {
  /** Ids of the flags, whose switches are disabled meanwhile. */
  ids: string[]
  /** Target state, for a single switch. */
  enabled?: boolean
  work: (api: StaffApi) => Promise<FlagOutcome>
  failed: (code: ApiErrorCode) => FlagOutcome | Promise<FlagOutcome>
}

const readFlags = async (api: StaffApi) => (await answer(api.admin.flags.$get())).flags
const flagList = staffQuery(['flags', 'list'], readFlags)
const underWay = { mutationKey: ['flag-mutations'], status: 'pending' } as const
const setOf = (id: string | null, flags: string[]): ChangeSet | null =>
  id === null ? null : { id, flags }
const mutationOf = ({ state }: { state: { variables: unknown } }) => state.variables as FlagMutation

export type Flags = ReturnType<typeof useFlags>

/**
 * Flags and their mutations. Switches are optimistic and roll back on refusal. Mutations of different flags can
 * overlap; a second one of the same flag is ignored.
 */
export function useFlags() {
  const client = useQueryClient()
  const query = useQuery(flagList)
  const pending = useMutationState({ filters: underWay, select: mutationOf })
  /** Results of the latest mutation and those that overlapped with it. */
  const [outcomes, setOutcomes] = useState<FlagOutcome[]>([])
  const { mutateAsync } = useMutation({
    mutationKey: underWay.mutationKey,
    mutationFn: ({ work, failed }: FlagMutation) =>
      staffCall(work).catch((reason: unknown) => failed(codeOf(reason))),
    onSettled: () => void client.invalidateQueries({ queryKey: ['flags'] }),
  })

  /** @returns the result; `null` if a mutation of the same flags is running */
  async function start(mutation: FlagMutation): Promise<FlagOutcome | null> {
    // from the cache: the rendered state may be older
    const others = client.getMutationCache().findAll(underWay).map(mutationOf)
    const isTaken = others.some(({ ids }) => ids.some((id) => mutation.ids.includes(id)))
    if (isTaken) return null
    if (others.length === 0) setOutcomes([])
    const outcome = await mutateAsync(mutation)
    setOutcomes((known) => [...known, outcome])
    return outcome
  }

  /** Updates the cache; running reads are cancelled, as they may be older. */
  async function keep(changed: (Partial<StaffFlag> & Pick<StaffFlag, 'id'>)[]) {
    await client.cancelQueries({ queryKey: flagList.queryKey })
    client.setQueryData(flagList.queryKey, (list) =>
      list?.map((flag) => ({ ...flag, ...changed.find(({ id }) => id === flag.id) })),
    )
  }

  /** Result of a failed change; after a conflict with the current flag. */
  const failedAs =
    (flag: StaffFlag) =>
    async (code: ApiErrorCode): Promise<FlagOutcome> => {
      const failed = { kind: 'failed', flag, code } as const
      if (code !== 'flag/version-conflict') return failed
      await client.cancelQueries({ queryKey: flagList.queryKey })
      const fresh = await client.fetchQuery(flagList).catch(() => null)
      const now = fresh?.find(({ id }) => id === flag.id)
      return now ? { kind: 'conflict', flag: now } : failed
    }

  /** After a lost response: reads whether the change was made. */
  async function asWanted(
    code: ApiErrorCode,
    { id, updated_at }: StaffFlag,
    enabled: boolean,
  ): Promise<FlagOutcome | null> {
    if (code !== 'network/unreachable') return null
    await client.cancelQueries({ queryKey: flagList.queryKey })
    const fresh = await staffCall(readFlags).catch(() => null)
    const now = fresh?.find((flag) => flag.id === id)
    if (now?.enabled !== enabled || now.updated_at === updated_at) return null
    client.setQueryData(flagList.queryKey, fresh ?? undefined)
    return { kind: 'switched', flag: now, undo: null }
  }

  const change = (flag: StaffFlag, enabled: boolean, note = '') =>
    start({
      ids: [flag.id],
      enabled,
      work: async (api) => {
        const call = api.flags[':id'].$patch({
          param: { id: flag.id },
          json: { enabled, if_updated_at: flag.updated_at, ...(note && { note }) },
        })
        const { change_set, ...stored } = await answer(call)
        await keep([stored])
        return {
          kind: 'switched',
          flag: { ...flag, ...stored },
          undo: setOf(change_set, [flag.id]),
        }
      },
      failed: async (code) => (await asWanted(code, flag, enabled)) ?? failedAs(flag)(code),
    })

  const manyAs = async (
    kind: 'enabled' | 'restored',
    { flags, change_set }: { flags: Pick<StaffFlag, 'id' | 'name'>[]; change_set: string | null },
  ): Promise<FlagOutcome> => {
    await keep(flags)
    const undo = setOf(
      change_set,
      flags.map(({ id }) => id),
    )
    return { kind, names: flags.map(({ name }) => name), undo }
  }

  const enableGroup = (group: FlagGroup) =>
    start({
      ids: disabledIn(group),
      work: async (api) =>
        manyAs('enabled', await answer(api.flags.enable.$post({ json: { group } }))),
      failed: (code) => ({ kind: 'failed', flag: null, code }),
    })

  const undo = (set: ChangeSet) =>
    start({
      ids: set.flags,
      work: async (api) =>
        manyAs('restored', await answer(api.flags.undo.$post({ json: { change_set: set.id } }))),
      failed: (code) => ({ kind: 'undo-failed', code, undo: set }),
    })

  const plan = (flag: StaffFlag, enabled: boolean, at: string, note: string) =>
    start({
      ids: [flag.id],
      work: async (api) => {
        const json = {
          flag_id: flag.id,
          enabled,
          apply_at: at,
          if_updated_at: flag.updated_at,
          ...(note && { note }),
        }
        const { schedule } = await answer(api.admin.flags.schedules.$post({ json }))
        await keep([{ id: flag.id, schedules: [...flag.schedules, schedule] }])
        return { kind: 'planned', flag, at }
      },
      failed: failedAs(flag),
    })

  const cancelPlan = (flag: StaffFlag, id: string) =>
    start({
      ids: [flag.id],
      work: async (api) => {
        await answer(api.admin.flags.schedules[':id'].$delete({ param: { id } }))
        await keep([{ id: flag.id, schedules: flag.schedules.filter((known) => known.id !== id) }])
        return { kind: 'plan-cancelled' }
      },
      failed: failedAs(flag),
    })

  const flags = query.data?.map((flag) => {
    const wanted = pending.find(
      ({ ids, enabled }) => enabled !== undefined && ids.includes(flag.id),
    )
    return wanted?.enabled === undefined ? flag : { ...flag, enabled: wanted.enabled }
  })
  const disabledIn = (group: FlagGroup) =>
    (flags ?? []).filter((flag) => flag.group === group && !flag.enabled).map(({ id }) => id)
  const isSaving = (id: string) => pending.some(({ ids }) => ids.includes(id))
  /** Whether a flag of the group is being changed. */
  const isGroupSaving = (group: FlagGroup) =>
    (flags ?? []).some((flag) => flag.group === group && isSaving(flag.id))
  return {
    query,
    flags,
    outcomes,
    isSaving,
    isGroupSaving,
    change,
    enableGroup,
    undo,
    plan,
    cancelPlan,
  }
}
