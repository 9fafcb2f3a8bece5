import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TradeOverview } from '#contract/trade/orders.ts'
import { answer } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'

/** What waits in a company and what comes next, as the dashboard says it. */
export const overviewOf = (company: string) =>
  queryOptions({
    queryKey: ['overview', company],
    queryFn: async () => {
      const api = await sessionApi()
      const overview: TradeOverview = await answer(
        api.trade[':company'].overview.$get({ param: { company } }),
      )
      return overview
    },
  })

export const useOverview = (company: string) => useQuery(overviewOf(company))
