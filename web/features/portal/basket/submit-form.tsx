import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { clientOrderAddress } from '#contract/trade/client-addresses.ts'
import type { Basket, OrderDetail } from '#contract/trade/orders.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { formatsOf } from '../trade/formats.ts'
import { useBuyer } from '../trade/use-buyer.ts'
import type { BasketSaver } from './basket-saver.ts'
import { useExplainOrder } from './use-explain-order.ts'

type Props = { basket: Basket; saver: BasketSaver; keep: (basket: Basket) => void }

/** When it is to be delivered, what the client calls it, and the button that sends it. */
export function SubmitForm({ basket, saver, keep }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.basket
  const { money, weekday, moment } = formatsOf(locale)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { to } = useBuyer()
  const explain = useExplainOrder()
  const { deliveries, company } = basket
  const [day, setDay] = useState(basket.delivery_on)
  const [po, setPo] = useState(basket.po_number ?? '')
  const [note, setNote] = useState(basket.note ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isTaken = useRef(false)
  /** The total that stands on the screen. */
  const shown = useRef(basket.total_cents)
  useLayoutEffect(() => {
    shown.current = basket.total_cents
  }, [basket.total_cents])
  const delivery = deliveries.find((it) => it.day === day) ?? deliveries[0]
  const currency = basket.list?.currency
  const amount = (cents: number) => (currency ? money(cents, currency) : '')
  const { minimum_cents: minimum, approval_over_cents: over } = basket
  const needsApproval = over !== null && basket.total_cents > over && company.role !== 'approver'
  const param = { company: company.id }

  /** Stores what is typed, then sends the basket as it is shown. */
  async function send(): Promise<void> {
    if (!(await saver.flush())) return setError(LL.orders.saving.failed())
    const api = await sessionApi()
    const details = {
      delivery_on: delivery?.day ?? null,
      po_number: po.trim() || null,
      note: note.trim() || null,
    }
    const seen = shown.current
    const stored: Basket = await answer(
      api.trade[':company'].basket.details.$put({ param, query: { locale }, json: details }),
    )
    keep(stored)
    // what the reader has not seen is not sent
    if (stored.id === null || stored.total_cents !== seen) {
      return setError(pricesChanged(seen, stored.total_cents))
    }
    const order: OrderDetail = await answer(
      api.trade[':company'].basket.submission.$post({
        param,
        query: { locale },
        json: {
          id: stored.id,
          version: stored.version,
          seen_total_cents: seen,
          delivery_on: delivery?.day ?? null,
        },
      }),
    )
    void client.invalidateQueries({ queryKey: ['basket'] })
    void client.invalidateQueries({ queryKey: ['orders'] })
    void client.invalidateQueries({ queryKey: ['overview'] })
    await navigate(to(clientOrderAddress(order.id)), { state: { placed: true } })
  }

  const pricesChanged = (before: number, after: number) =>
    words.pricesChanged({ before: amount(before), after: amount(after) })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isTaken.current) return
    isTaken.current = true
    setBusy(true)
    setError(undefined)
    try {
      await send()
    } catch (reason) {
      const totals = reason instanceof ApiError ? reason.errors : []
      const total = (path: string) =>
        Number(totals.find((field) => field.path === path)?.message ?? 0)
      const isPrice = reason instanceof ApiError && reason.staffCode === 'order/prices-changed'
      setError(
        isPrice ? pricesChanged(total('seen_total_cents'), total('total_cents')) : explain(reason),
      )
      void client.invalidateQueries({ queryKey: ['basket'] })
    } finally {
      isTaken.current = false
      setBusy(false)
    }
  }

  const cutoff = delivery && moment(delivery.cutoff_at)
  return (
    <form className="basket-form" onSubmit={(event) => void submit(event)}>
      {deliveries.length === 0 ? (
        <p>{words.noDelivery()}</p>
      ) : (
        <label className="goods-field">
          <span>{words.delivery()}</span>
          <select
            value={delivery?.day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          >
            {deliveries.map((it) => (
              <option key={it.day} value={it.day}>
                {weekday(it.day)}
              </option>
            ))}
          </select>
        </label>
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
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setPo(currentTarget.value)}
        />
      </label>
      <label className="goods-field">
        <span>
          {words.note()} ({words.optional()})
        </span>
        <textarea
          value={note}
          maxLength={1000}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
      {minimum !== null && basket.total_cents < minimum && (
        <p>{words.minimum({ amount: amount(minimum) })}</p>
      )}
      {needsApproval && over !== null && <p>{words.approval({ amount: amount(over) })}</p>}
      <FormMessage error={error} />
      <p>
        <button className="btn" aria-disabled={isBusy}>
          {isBusy ? words.sending() : words.send()}
        </button>
      </p>
    </form>
  )
}
