import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'

/** The client's companies, and how their request stands. */
export const ownBusiness = queryOptions({
  queryKey: ['business'],
  queryFn: async () => answer((await sessionApi()).account.business.$get()),
})
