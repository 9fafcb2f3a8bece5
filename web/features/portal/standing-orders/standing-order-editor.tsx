import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { maxOrderLines, orderableCases } from '#contract/trade/order-choices.ts'
import {
  lineAmountOf,
  type ConfirmedLine,
  priceStepAt,
  priceUnitOf,
} from '#contract/trade/prices.ts'
import { type RepeatWeeks, repeatWeeks } from '#contract/trade/standing/standing.ts'
import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { focusNextOnEnter } from '../basket/focus-next-on-enter.ts'
import { QuantityStepper } from '../basket/quantity-stepper.tsx'
import { formattersFor } from '../trade/formats.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { TradeError } from '../trade/trade-error.tsx'
import { useCatalogue } from '../trade/use-catalogue.ts'
import { useStandingOrderErrorText } from './use-standing-orders.ts'
import {
  type DraftOrigin,
  type StandingOrderDraft,
  useStandingOrderDraft,
} from './use-standing-order-draft.ts'

type Repeated = {
  every_weeks: RepeatWeeks
  next_on: string
  po_number: string | null
  items: { product: string; cases: number }[]
  seen: ConfirmedLine[]
  seen_total_cents: number
}

type Props = {
  company: ClientCompany
  title: string
  submit: string
  origin: DraftOrigin
  start: StandingOrderDraft
  /** Names of products that are no longer in the catalogue, by id. */
  names: ReadonlyMap<string, string>
  days: string[]
  onLeave: () => void
  /** @throws ApiError */
  onSave: (repeated: Repeated) => Promise<void>
}

/** Form for products, interval and first delivery of a standing order, with current prices. */
export function StandingOrderEditor(props: Props) {
  const { company, title, submit, origin, start, names, days, onLeave, onSave } = props
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const client = useQueryClient()
  const explain = useStandingOrderErrorText()
  const { money, weekday } = formattersFor(locale)
  const { catalogue, products, isComplete, error, again } = useCatalogue(company.id, locale)
  const { choice, choose, forget } = useStandingOrderDraft(origin, start)
  const { items, every, po } = choice
  const day = days.includes(choice.day) ? choice.day : (days[0] ?? '')
  const [adding, setAdding] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isTaken = useRef(false)
  if (!catalogue || !isComplete) {
    return error ? <TradeError error={error} again={again} /> : <p role="status">{LL.loading()}</p>
  }
  const byId = new Map(products.filter(canBeOrdered).map((product) => [product.id, product]))
  const chosen = [...items].flatMap(([id, wanted]) => {
    const product = byId.get(id)
    if (!product) return []
    const cases = orderableCases(product, wanted)
    const { catch_weight, net_g, prices } = product
    // a line reduced to zero stays until saving, so that nothing moves under a click
    const amount = cases === 0 ? 0 : (lineAmountOf({ catch_weight, net_g }, prices, cases) ?? 0)
    return [{ product, cases, amount }]
  })
  const leftOut = [...items.keys()].filter((id) => !byId.has(id)).map((id) => names.get(id) ?? id)
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0)
  const others = [...byId.values()].filter(({ id }) => !items.has(id))
  const ordered = chosen.filter(({ cases }) => cases > 0)
  const currency = catalogue.list?.currency
  const set = (id: string, cases: number) => choose({ items: new Map([...items, [id, cases]]) })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isTaken.current) return
    if (ordered.length === 0) return setRefusal(words.none())
    if (day === '') return setRefusal(words.noDays())
    isTaken.current = true
    setSaving(true)
    setRefusal(undefined)
    try {
      await onSave({
        every_weeks: every,
        next_on: day,
        po_number: po.trim() || null,
        items: ordered.map(({ product, cases }) => ({ product: product.id, cases })),
        seen: ordered.map(({ product, cases }) => ({
          product: product.id,
          pack: `${product.units_per_case} × ${product.unit_label}`,
          price_unit: priceUnitOf(product.catch_weight),
          unit_cents: priceStepAt(product.prices, cases)?.unit_cents ?? 0,
        })),
        seen_total_cents: total,
      })
      forget()
      void client.invalidateQueries({ queryKey: ['standing', company.id] })
      void client.invalidateQueries({ queryKey: ['overview', company.id] })
    } catch (reason) {
      setRefusal(explain(reason))
      // prices or the standing order may have changed: load both again
      void client.invalidateQueries({ queryKey: ['catalogue', company.id] })
      void client.invalidateQueries({ queryKey: ['standing', company.id] })
    } finally {
      isTaken.current = false
      setSaving(false)
    }
  }

  function cancel() {
    forget()
    onLeave()
  }

  return (
    <form className="standing-form" onSubmit={(event) => void save(event)} noValidate>
      <h2>{title}</h2>
      <p className="goods-note">{words.lead()}</p>
      {leftOut.length > 0 && (
        <p className="message">{LL.orders.basket.leftOut({ names: leftOut.join(', ') })}</p>
      )}
      <fieldset>
        <legend>{words.goods()}</legend>
        <ul className="basket-lines">
          {chosen.map(({ product, cases, amount }) => (
            <li key={product.id} className="standing-line">
              <div>
                <strong>{product.name}</strong>
                <p>{`${product.units_per_case} × ${product.unit_label}`}</p>
              </div>
              <QuantityStepper
                product={product}
                cases={cases}
                onChange={(n) => set(product.id, n)}
              />
              <p className="basket-amount">{currency && money(amount, currency)}</p>
            </li>
          ))}
        </ul>
        {others.length > 0 && chosen.length < maxOrderLines && (
          <div className="standing-add">
            <label className="goods-field">
              <span>{words.add()}</span>
              {/* a button adds the product, because arrow keys change the selection */}
              <select
                value={byId.has(adding) ? adding : ''}
                onChange={({ currentTarget }) => setAdding(currentTarget.value)}
              >
                <option value="">{words.choose()}</option>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={!byId.has(adding)}
              onClick={() => {
                const product = byId.get(adding)
                if (product) set(product.id, product.min_cases)
                setAdding('')
              }}
            >
              {words.addIt()}
            </button>
          </div>
        )}
      </fieldset>
      <div className="standing-when">
        <label className="goods-field">
          <span>{words.rhythm()}</span>
          <select
            value={every}
            onChange={({ currentTarget: { value } }) =>
              choose({ every: repeatWeeks.find((weeks) => String(weeks) === value) ?? 1 })
            }
          >
            {repeatWeeks.map((weeks) => (
              <option key={weeks} value={weeks}>
                {words.every[weeks]()}
              </option>
            ))}
          </select>
        </label>
        <label className="goods-field">
          <span>{words.first()}</span>
          <select
            value={day}
            onChange={({ currentTarget }) => choose({ day: currentTarget.value })}
          >
            {days.map((one) => (
              <option key={one} value={one}>
                {weekday(one)}
              </option>
            ))}
          </select>
        </label>
        <label className="goods-field">
          <span>
            {LL.orders.basket.po()} ({LL.orders.basket.optional()})
          </span>
          <input
            type="text"
            value={po}
            onKeyDown={focusNextOnEnter}
            maxLength={60}
            autoComplete="off"
            onChange={({ currentTarget }) => choose({ po: currentTarget.value })}
          />
        </label>
      </div>
      {days.length === 0 && <p className="message">{words.noDays()}</p>}
      {currency && (
        <p className="basket-total">
          <span>{LL.orders.basket.total()}</span>
          <span>{money(total, currency)}</span>
        </p>
      )}
      <FormMessage error={refusal} />
      <p className="order-tools">
        <button type="submit" className="btn" aria-disabled={isSaving}>
          {isSaving ? words.saving() : submit}
        </button>
        <button type="button" className="btn btn-quiet" onClick={cancel}>
          {words.leave()}
        </button>
      </p>
    </form>
  )
}

const canBeOrdered = ({
  ordering,
  availability,
  prices,
  catch_weight: isWeighed,
  net_g: netG,
}: CatalogueProduct): boolean =>
  ordering === 'order' &&
  availability !== 'unavailable' &&
  prices.length > 0 &&
  (!isWeighed || netG !== null)
