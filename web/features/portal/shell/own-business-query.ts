import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'

/** The client's companies and access request. */
export const ownBusinessQuery = queryOptions({
  queryKey: ['business'],
  queryFn: async () => answer((await sessionApi()).account.business.$get()),
})
