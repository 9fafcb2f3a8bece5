import { type MutationKey, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { codeOf } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall } from './staff-call.ts'
import { openTasksKey } from './use-open-tasks.ts'

/**
 * A mutation that runs once at a time per key, across components; further clicks are ignored. A network error
 * disappears when the network returns.
 * @param key what is changed: `['users', id]`
 * @param call the API call
 * @param onDone updates caches; runs even after the component has unmounted
 * @param onFailed reloads data that may have changed
 */
export function useStaffMutation<Variables, Value>(
  key: MutationKey,
  call: (api: StaffApi, variables: Variables) => Promise<Value>,
  onDone: (value: Value, variables: Variables) => void,
  onFailed: (reason: Error) => void = () => {},
) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: key,
    mutationFn: (variables: Variables) => staffCall((api) => call(api, variables)),
    onSuccess: (value, variables) => {
      void client.invalidateQueries({ queryKey: openTasksKey })
      onDone(value, variables)
    },
    onError: onFailed,
  })
  const isBusy = useIsMutating({ mutationKey: key }) > 0

  /** @returns whether the call succeeded; otherwise `error` is set */
  async function start(variables: Variables): Promise<boolean> {
    // from the cache: the rendered state may be older
    if (client.isMutating({ mutationKey: key }) > 0) return false
    return mutation.mutateAsync(variables).then(
      () => true,
      () => false,
    )
  }

  const { error, data, variables, reset } = mutation
  const isCut = error !== null && codeOf(error) === 'network/unreachable'
  useEffect(() => {
    if (!isCut) return
    addEventListener('online', reset)
    return () => removeEventListener('online', reset)
  }, [isCut, reset])
  return { start, isBusy, error, data, variables, reset }
}
