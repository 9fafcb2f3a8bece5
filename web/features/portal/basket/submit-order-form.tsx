import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Basket } from '#contract/trade/orders.ts'
import { confirmedLinesOf } from '#contract/trade/prices.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { formattersFor } from '../trade/formats.ts'
import { basketKey, type BasketSaver } from './basket-saver.ts'
import { focusNextOnEnter } from './focus-next-on-enter.ts'
import { useOrderDetails } from './use-order-details.ts'
import { useSendOrder } from './use-send-order.ts'

type Props = { basket: Basket; saver: BasketSaver }

/** Delivery day, PO number and note of the order, and the button that sends it. */
export function SubmitOrderForm({ basket, saver }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.basket
  const { money, weekday, moment } = formattersFor(locale)
  const client = useQueryClient()
  const { deliveries, company } = basket
  const { day, po, note, set, store } = useOrderDetails(basket, saver)
  // the first possible day on or after the chosen one
  const delivery = deliveries.find((it) => it.day >= day) ?? deliveries.at(-1)
  const currency = basket.list?.currency
  const amount = (cents: number) => (currency ? money(cents, currency) : '')
  const { send, state, error } = useSendOrder(company.id, amount)
  const { minimum_cents: minimum, approval_over_cents: over } = basket
  const needsApproval = over !== null && basket.total_cents > over && company.role !== 'approver'

  /** Saves pending changes and returns the basket to submit, or an error if its total is not the displayed one. */
  async function prepare() {
    const { total_cents: seen } = basket
    const lines = confirmedLinesOf(basket.lines)
    store()
    if (!(await saver.flush())) return { error: LL.orders.saving.failed() }
    const stored = client.getQueryData<Basket>(basketKey(company.id, locale)) ?? basket
    const { id, version, total_cents: total } = stored
    if (id === null || total !== seen)
      return { error: words.totalChanged({ total: amount(total) }) }
    const delivery_on = delivery?.day ?? null
    return {
      submission: { id, version, seen: lines, seen_total_cents: seen, delivery_on },
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(prepare)
  }

  const cutoff = delivery && moment(delivery.cutoff_at)
  return (
    <form className="basket-form" onSubmit={onSubmit}>
      {deliveries.length === 0 ? (
        <p>{words.noDelivery()}</p>
      ) : (
        <label className="goods-field">
          <span>{words.delivery()}</span>
          <select
            value={delivery?.day}
            onChange={({ currentTarget: { value } }) => store(set('delivery_on', value))}
          >
            {deliveries.map((it) => (
              <option key={it.day} value={it.day}>
                {weekday(it.day)}
              </option>
            ))}
          </select>
        </label>
      )}
      {delivery && day !== '' && delivery.day !== day && (
        <p role="status">{words.dayMoved({ day: weekday(day), next: weekday(delivery.day) })}</p>
      )}
      {cutoff && (
        <p>{cutoff.office === cutoff.here ? words.cutoff(cutoff) : words.cutoffHere(cutoff)}</p>
      )}
      {company.ship_to && <p>{words.shipTo({ address: company.ship_to })}</p>}
      <label className="goods-field">
        <span>
          {words.po()} ({words.optional()})
        </span>
        <input
          value={po}
          onKeyDown={focusNextOnEnter}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => set('po_number', currentTarget.value)}
          onBlur={() => store()}
        />
      </label>
      <label className="goods-field">
        <span>
          {words.note()} ({words.optional()})
        </span>
        <textarea
          value={note}
          maxLength={1000}
          onChange={({ currentTarget }) => set('note', currentTarget.value)}
          onBlur={() => store()}
        />
      </label>
      {minimum !== null && basket.total_cents < minimum && (
        <p>{words.minimum({ amount: amount(minimum) })}</p>
      )}
      {needsApproval && over !== null && <p>{words.approval({ amount: amount(over) })}</p>}
      <FormMessage error={error} />
      <p>
        <button className="btn" aria-disabled={state !== 'idle'}>
          {state === 'idle' ? words.send() : words.sending()}
        </button>{' '}
        <span role="status">{state === 'retrying' && words.resending()}</span>
      </p>
    </form>
  )
}
