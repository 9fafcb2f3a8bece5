import { type MutationKey, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { codeOf } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffCall } from './staff-call.ts'
import { waitingKey } from './use-waiting.ts'

/**
 * Something staff do, one at a time: what is pressed while it runs, such as the second half of a double click, is
 * dropped, in this window and in one that was closed and opened again meanwhile. That the network was away is not said
 * any more once it is back.
 * @param key what is being changed: `['users', id]`
 * @param call what is asked of the server
 * @param onDone puts the answer where it is shown; runs even when no one looks any more
 * @param onFailed reads again what may have changed meanwhile
 */
export function useStaffMutation<Given, Value>(
  key: MutationKey,
  call: (api: StaffApi, given: Given) => Promise<Value>,
  onDone: (value: Value, given: Given) => void,
  onFailed: (reason: Error) => void = () => {},
) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: key,
    mutationFn: (given: Given) => staffCall((api) => call(api, given)),
    onSuccess: (value, given) => {
      void client.invalidateQueries({ queryKey: waitingKey })
      onDone(value, given)
    },
    onError: onFailed,
  })
  const isBusy = useIsMutating({ mutationKey: key }) > 0

  /** @returns whether it was done; why not stands in `error` */
  async function start(given: Given): Promise<boolean> {
    // asked of the cache: what was drawn last may not know yet
    if (client.isMutating({ mutationKey: key }) > 0) return false
    return mutation.mutateAsync(given).then(
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
  return { start, isBusy, error, data, given: variables, reset }
}
