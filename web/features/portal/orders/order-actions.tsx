import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { clientAddress, newStandingOrderPath } from '#contract/trade/client-addresses.ts'
import { mayReopen, mayCancel, mayOrder } from '#contract/trade/order-choices.ts'
import type { OrderDetail, ReorderResult } from '#contract/trade/orders.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useBasket } from '../basket/use-basket.ts'
import { useOrderErrorText } from '../basket/use-order-error-text.ts'
import { formattersFor } from '../trade/formats.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { useBuyer } from '../trade/use-buyer.ts'

type OrderAction = 'approval' | 'acceptance' | 'cancellation' | 'call-back' | 'keep' | 'replace'
/** Actions that need a confirmation, because they undo or overwrite something. */
type Question = 'cancellation' | 'call-back' | 'reorder'

/** Buttons for the order's possible actions, by its state and the member's role. */
export function OrderActions({ order, company }: { order: OrderDetail; company: ClientCompany }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.order
  const client = useQueryClient()
  const navigate = useNavigate()
  const explain = useOrderErrorText()
  const { money } = formattersFor(locale)
  const { to } = useBuyer()
  const [asking, setAsking] = useState<Question | null>(null)
  const { basket } = useBasket(company.id, locale)
  const isTaken = useRef(false)
  const { id, version, status } = order

  const toBasket = (state?: { leftOut: string[] }) =>
    navigate(to(clientAddress('basket')), { state })

  async function run(action: OrderAction): Promise<void> {
    const api = (await sessionApi()).trade[':company'].orders[':id']
    const param = { company: company.id, id }
    const query = { locale }
    if (action === 'keep' || action === 'replace') {
      const json = { basket: action }
      const done: ReorderResult = await answer(api.reorder.$post({ param, query, json }))
      client.setQueryData(['basket', company.id, locale], done.basket)
      return toBasket({ leftOut: done.left_out })
    }
    const json = { version }
    const changed: OrderDetail = await answer(api[action].$post({ param, query, json }))
    client.setQueryData(['orders', company.id, id, locale], changed)
    void client.invalidateQueries({ queryKey: ['basket'] })
    void client.invalidateQueries({ queryKey: ['orders'] })
    void client.invalidateQueries({ queryKey: ['overview'] })
    if (action === 'call-back') return toBasket()
  }

  const mutation = useMutation({
    mutationFn: run,
    onError: () => void client.invalidateQueries({ queryKey: ['orders'] }),
    onSettled: () => {
      isTaken.current = false
      setAsking(null)
    },
  })
  /** Error text of an action; an approval's errors are about the order instead of the basket. */
  const explained = (reason: unknown): string => {
    const { staffCode, errors } = reason instanceof ApiError ? reason : {}
    if (mutation.variables !== 'approval') return explain(reason)
    if (staffCode === 'order/not-orderable' || staffCode === 'order/goods-changed')
      return words.goneSince()
    if (staffCode !== 'order/prices-changed') return explain(reason)
    const total = (path: string) =>
      money(Number(errors?.find((field) => field.path === path)?.message), order.currency)
    return words.pricesSince({ before: total('seen_total_cents'), after: total('total_cents') })
  }
  /** Ignores a double click. */
  const start = (what: OrderAction) => {
    if (isTaken.current) return
    isTaken.current = true
    mutation.mutate(what)
  }
  const button = (what: OrderAction, label: string, isStrong = false) => (
    <button
      key={what}
      type="button"
      className={isStrong ? 'btn' : 'btn btn-quiet'}
      aria-disabled={mutation.isPending}
      onClick={() => start(what)}
    >
      {label}
    </button>
  )
  const asks = (what: Question, label: string) => (
    <button
      type="button"
      className="btn btn-quiet"
      aria-expanded={asking === what}
      onClick={() => setAsking(asking === what ? null : what)}
    >
      {label}
    </button>
  )
  const questions: Record<Question, string> = {
    cancellation: words.reallyCancel(order),
    'call-back': words.reallyChange(order),
    reorder:
      basket?.number == null
        ? words.inBasket({ n: basket?.lines.length ?? 0 })
        : words.inChanged({ number: basket.number }),
  }
  if (!mayOrder(order.role)) return <Print />
  return (
    <>
      <FormMessage error={mutation.error ? explained(mutation.error) : undefined} />
      <div className="order-tools">
        {status === 'proposed' &&
          !order.needs_approver &&
          button('acceptance', words.accept(), true)}
        {status === 'awaiting-approval' &&
          order.role === 'approver' &&
          button('approval', words.approve(), true)}
        {status === 'draft' && (
          <Link className="btn" to={to(clientAddress('basket'))}>
            {words.openBasket()}
          </Link>
        )}
        {mayReopen(status) && asks('call-back', words.change())}
        {status !== 'draft' &&
          (basket && basket.lines.length > 0
            ? asks('reorder', words.reorder())
            : button('keep', words.reorder(), status === 'confirmed'))}
        {status !== 'draft' && (
          <Link className="btn btn-quiet" to={newStandingOrderPath(company.id, id)}>
            {LL.orders.standing.repeat()}
          </Link>
        )}
        {mayCancel(status) && asks('cancellation', words.cancel())}
        <Print />
      </div>
      {asking && (
        <div role="group" aria-label={questions[asking]}>
          <p>{questions[asking]}</p>
          <p className="order-tools">
            {asking === 'cancellation' && button('cancellation', words.yes(), true)}
            {asking === 'call-back' && button('call-back', words.yesChange(), true)}
            {asking === 'reorder' && button('keep', words.addToBasket(), true)}
            {asking === 'reorder' && button('replace', words.replaceBasket())}
            <button type="button" className="btn btn-quiet" onClick={() => setAsking(null)}>
              {asking === 'cancellation' ? words.no() : words.leaveIt()}
            </button>
          </p>
        </div>
      )}
    </>
  )
}

function Print() {
  const words = useI18nContext().LL.orders.order
  return (
    <button type="button" className="btn btn-quiet" onClick={() => window.print()}>
      {words.print()}
    </button>
  )
}
