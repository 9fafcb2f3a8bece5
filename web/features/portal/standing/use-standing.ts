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
import { useExplainOrder } from '../basket/use-explain-order.ts'

export const standingCall = async () => (await sessionApi()).trade[':company'].standing

/** A company's standing orders. */
export function useStandingList(company: string) {
  return useQuery({
    queryKey: ['standing', company],
    queryFn: async () => {
      const list: StandingOrderList = await answer(
        (await standingCall()).$get({ param: { company } }),
      )
      return list
    },
  })
}

/** One of them with its lines, at the prices of now. */
export function useStanding(company: string, id: string, locale: Locale) {
  return useQuery({
    queryKey: ['standing', company, id, locale],
    queryFn: async () => {
      const param = { company, id }
      const call = (await standingCall())[':id'].$get({ param, query: { locale } })
      const found: StandingOrderDetail = await answer(call)
      return found
    },
  })
}

/** What went wrong with a standing order. */
export function useExplainStanding(): (reason: unknown) => string {
  const explain = useExplainOrder()
  const words = useI18nContext().LL.orders.standing
  return (reason) => (codeOf(reason) === 'request/not-found' ? words.gone() : explain(reason))
}

type Seen = Pick<StandingOrderDetail, 'lines' | 'total_now_cents'>
type Act = { action: StandingOrderAction; version: number; seen: Seen | null }

/** Does something to one of them, as it was seen: the second half of a double click does nothing more. */
export function useStandingMutation(
  company: string,
  id: string,
  locale: Locale,
  onEnded: () => void,
) {
  const client = useQueryClient()
  const doing = useMutation({
    mutationFn: async ({ action, version, seen }: Act) => {
      const call = (await standingCall())[':id'].actions.$post({
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
    // its present state is shown
    onSettled: (_, error, { action }) =>
      error === null && action === 'end'
        ? undefined
        : client.invalidateQueries({ queryKey: ['standing', company, id] }),
  })
  return doing
}
