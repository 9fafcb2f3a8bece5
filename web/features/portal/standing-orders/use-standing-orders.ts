import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#contract/locales.ts'
import type {
  StandingOrderAction,
  StandingOrderDetail,
  StandingOrderList,
} from '#contract/trade/standing/standing.ts'
import { confirmedLinesOf } from '#contract/trade/prices.ts'
import { answer, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { useOrderErrorText } from '../basket/use-order-error-text.ts'

export const standingOrdersApi = async () => (await sessionApi()).trade[':company'].standing

export function useStandingOrders(company: string) {
  return useQuery({
    queryKey: ['standing', company],
    queryFn: async () => {
      const list: StandingOrderList = await answer(
        (await standingOrdersApi()).$get({ param: { company } }),
      )
      return list
    },
  })
}

/** A standing order with its lines at current prices. */
export function useStandingOrder(company: string, id: string, locale: Locale) {
  return useQuery({
    queryKey: ['standing', company, id, locale],
    queryFn: async () => {
      const param = { company, id }
      const call = (await standingOrdersApi())[':id'].$get({ param, query: { locale } })
      const found: StandingOrderDetail = await answer(call)
      return found
    },
  })
}

/** Returns a standing order error's message in the page's language. */
export function useStandingOrderErrorText(): (reason: unknown) => string {
  const explain = useOrderErrorText()
  const words = useI18nContext().LL.orders.standing
  return (reason) => (codeOf(reason) === 'request/not-found' ? words.gone() : explain(reason))
}

type Seen = Pick<StandingOrderDetail, 'lines' | 'total_now_cents'>
type Act = { action: StandingOrderAction; version: number; seen: Seen | null }

/** Sends an action with the version that the user saw; double clicks are ignored. */
export function useStandingOrderMutation(
  company: string,
  id: string,
  locale: Locale,
  onEnded: () => void,
) {
  const client = useQueryClient()
  const doing = useMutation({
    mutationFn: async ({ action, version, seen }: Act) => {
      const call = (await standingOrdersApi())[':id'].actions.$post({
        param: { company, id },
        query: { locale },
        json: {
          version,
          action,
          seen: seen && confirmedLinesOf(seen.lines),
          seen_total_cents: seen && seen.total_now_cents,
        },
      })
      const list: StandingOrderList = await answer(call)
      return list
    },
    onSuccess: (list, { action }) => {
      client.setQueryData(['standing', company], list)
      if (action === 'end') onEnded()
      void client.invalidateQueries({ queryKey: ['overview', company] })
    },
    // loads the current state
    onSettled: (_, error, { action }) =>
      error === null && action === 'end'
        ? undefined
        : client.invalidateQueries({ queryKey: ['standing', company, id] }),
  })
  return doing
}
