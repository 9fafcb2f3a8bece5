import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Flag } from '#contract/flag-calls.ts'
import { answer, type ApiErrorCode, codeOf, createApi } from '../../api/client.ts'

/** Result of a flag switch, for a live region. */
export type Outcome = { flag: Flag; error: ApiErrorCode | null }

const list = ['flags']
const underWay = { mutationKey: ['switch'], status: 'pending' } as const
const wantedOf = ({ state }: { state: { variables: unknown } }) => state.variables as Flag

/**
 * Flags with optimistic switching: a refused switch rolls back, and a version conflict reloads the list. Switches of
 * different flags can overlap; a flag being switched ignores further clicks.
 */
export function useFlagList(token: string, onUnauthorized: () => void) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: list,
    queryFn: async () => (await answer(createApi(token).flags.$get())).flags,
  })
  /** Target states of pending switches. */
  const wanted = useMutationState({ filters: underWay, select: wantedOf })
  /** Results of the latest switch and those that overlapped with it. */
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
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
      // a read still running would overwrite the new value
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
    // from the cache: the rendered state may be older
    const others = client.getMutationCache().findAll(underWay).map(wantedOf)
    if (others.some(({ id }) => id === flag.id)) return
    if (others.length === 0) setOutcomes([])
    mutate({ ...flag, enabled: !flag.enabled })
  }

  const flags = query.data?.map((flag) => wanted.find(({ id }) => id === flag.id) ?? flag)
  const isSaving = (id: string) => wanted.some((flag) => flag.id === id)
  return { flags, query, isSaving, outcomes, toggle }
}
