import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TradeOverview } from '#contract/trade/orders.ts'
import { answer } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'

/** Counts of open tasks and the next delivery of a company. */
export const overviewQuery = (company: string) =>
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

export const useOverview = (company: string) => useQuery(overviewQuery(company))
