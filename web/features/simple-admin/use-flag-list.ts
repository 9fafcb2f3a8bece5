import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Flag } from '#contract/flag-calls.ts'
import { answer, type ApiErrorCode, codeOf, createApi } from '../../api/client.ts'

/** Outcome of a switch, to be announced. */
export type Outcome = { flag: Flag; error: ApiErrorCode | null }

const list = ['flags']
const underWay = { mutationKey: ['switch'], status: 'pending' } as const
const wantedOf = ({ state }: { state: { variables: unknown } }) => state.variables as Flag

/**
 * The flags as the server has them. Switching shows at once and rolls back when the server refuses; a conflict
 * brings the current list. Switches overlap without touching each other: what is wanted lies over the list until its
 * own answer is there, and a flag that is being switched takes no second press.
 */
export function useFlagList(token: string, onUnauthorized: () => void) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: list,
    queryFn: async () => (await answer(createApi(token).flags.$get())).flags,
  })
  /** Flags as they are wanted by switches under way. */
  const wanted = useMutationState({ filters: underWay, select: wantedOf })
  /** Of the last switch, and of those that overlapped with it. */
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  /** A flag's newest outcome is the one that counts. */
  const announce = (outcome: Outcome) =>
    setOutcomes((known) => [...known.filter(({ flag }) => flag.id !== outcome.flag.id), outcome])

  const { mutate } = useMutation({
    mutationKey: underWay.mutationKey,
    mutationFn: ({ id, enabled, updated_at }: Flag) =>
      answer(
        createApi(token).flags[':id'].$patch({
          param: { id },
          json: { enabled, if_updated_at: updated_at },
        }),
      ),
    onSuccess: async (stored) => {
      // an older reading that is still on its way must not overwrite this
      await client.cancelQueries({ queryKey: list })
      client.setQueryData<Flag[]>(list, (flags) =>
        flags?.map((flag) => (flag.id === stored.id ? stored : flag)),
      )
      announce({ flag: stored, error: null })
    },
    onError: (reason, flag) => {
      const error = codeOf(reason)
      announce({ flag, error })
      if (error === 'flag/version-conflict' || error === 'flag/unknown') {
        void client.invalidateQueries({ queryKey: list })
      }
      if (error.startsWith('auth/')) onUnauthorized()
    },
  })

  function toggle(flag: Flag) {
    // asked of the cache: what was drawn last may not know yet
    const others = client.getMutationCache().findAll(underWay).map(wantedOf)
    if (others.some(({ id }) => id === flag.id)) return
    if (others.length === 0) setOutcomes([])
    mutate({ ...flag, enabled: !flag.enabled })
  }

  const flags = query.data?.map((flag) => wanted.find(({ id }) => id === flag.id) ?? flag)
  const isSaving = (id: string) => wanted.some((flag) => flag.id === id)
  return { flags, query, isSaving, outcomes, toggle }
}
