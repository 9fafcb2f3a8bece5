import { useRef, useState } from 'react'
import { locales } from '#contract/locales.ts'
import {
  priceOfWeight,
  parseCents,
  type Currency,
  moneyText,
  writtenCents,
} from '#contract/trade/money.ts'
import { mayRevise } from '#contract/trade/order-choices.ts'
import type { OrderLine } from '#contract/trade/orders.ts'
import type { ListedGoods, StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-fields.tsx'
import { valuesOf } from '../../../ui/form/validity.ts'
import { staffCall } from '../calls/staff-call.ts'
import { DayField } from '../catalogue/lists/day-field.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { useAnswerFacts } from './answer-facts.ts'
import { skuIn, useListedGoods } from './use-listed-goods.ts'

type Props = {
  order: StaffOrderDetail
  onDone: (changed: StaffOrderDetail) => void
  onStale: () => void
}

/** Changes the lines of an order: quantity, price, product or delivery date. */
export function RevisionForm({ order, onDone, onStale }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.clientOrders
  const explain = useExplain()
  const place = useRef<HTMLParagraphElement>(null)
  const { base, notice } = useEditConflict(order, {
    fields: ({ lines, delivery_on: day }) => ({
      ...Object.assign({}, ...lines.map(textsOf)),
      delivery_on: day ?? '',
    }),
    facts: useAnswerFacts(),
    isOver: ({ status }) => !mayRevise(status),
  })
  const [typed, setTyped] = useState<Values>({})
  const listed = useListedGoods(order.id, base.lines, typed)
  const written = (line: OrderLine): Values => ({ ...textsOf(line), ...typed })
  const amounts = base.lines.map((line) => amountOf(line, written(line), listed.get(line.line)))
  const total = amounts.includes(null)
    ? null
    : amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0)
  const { tag } = locales[locale]
  const amount = (cents: number) => moneyText(cents, order.currency, tag)

  /** Clears the price field when the product changes, as each product has its own price. */
  function edit(name: string) {
    const form = place.current?.closest('form')
    if (!form) return
    const line = base.lines.find((one) => name === `sku-${one.line}`)
    const price = line && form.elements.namedItem(`price-${line.line}`)
    if (line && price instanceof HTMLInputElement) {
      const sku = skuIn(valuesOf(form), line)
      if (sku !== skuIn(typed, line)) {
        price.value = sku === line.sku ? writtenCents(line.unit_cents) : ''
      }
    }
    setTyped(valuesOf(form))
  }

  async function send(values: Values): Promise<Outcome> {
    const lines = base.lines.flatMap((line) => {
      const sku = skuIn(values, line)
      const cases = wholeOf(values[`cases-${line.line}`])
      const price = (values[`price-${line.line}`] ?? '').trim()
      // the server inserts the current list price
      const unit_cents = price === '' && sku !== line.sku ? null : (parseCents(price) ?? 0)
      const isWhole = sku !== '' && cases !== null && unit_cents !== 0
      return isWhole ? [{ line: line.line, sku, cases, unit_cents }] : []
    })
    if (lines.length < base.lines.length) return { error: words.wrong() }
    const json = {
      version: base.version,
      delivery_on: values['delivery_on'] || null,
      reason: values['reason']?.trim() || null,
      lines,
    }
    try {
      onDone(
        (await staffCall((api) =>
          answer(
            api.admin.orders[':id'].revision.$post({
              param: { id: order.id },
              query: { locale },
              json,
            }),
          ),
        )) as StaffOrderDetail,
      )
    } catch (reason) {
      const [field] = reason instanceof ApiError ? reason.errors : []
      const [, line, what] = /^lines\.(\d+)\.(sku|unit_cents)$/.exec(field?.path ?? '') ?? []
      if (field && line) {
        return what === 'sku'
          ? { fields: { [`sku-${line}`]: words.noSku({ sku: field.message }) } }
          : { fields: { [`price-${line}`]: words.noListPrice({ sku: field.message }) } }
      }
      onStale()
      return { error: explain(reason) }
    }
    return 'leaving'
  }

  return (
    <Form
      words={LL.portal.form}
      submit={words.send()}
      busy={words.sending()}
      unexpected={LL.problem['server/unexpected']()}
      onSubmit={send}
      onEdit={edit}
      notice={
        <>
          <p className="staff-soft" ref={place}>
            {words.changeHint()}
          </p>
          {total !== null && (
            <p role="status">
              {words.newTotal({ total: amount(total), before: amount(order.total_cents) })}
            </p>
          )}
          {notice}
        </>
      }
    >
      {base.lines.map((line) => (
        <LineFields
          key={line.line}
          line={line}
          currency={order.currency}
          isOther={skuIn(written(line), line) !== line.sku}
          other={skuIn(written(line), line) === line.sku ? undefined : listed.get(line.line)}
        />
      ))}
      <DayField
        name="delivery_on"
        label={words.delivery()}
        defaultValue={base.delivery_on ?? ''}
        isOptional
      />
      <TextAreaField name="reason" label={words.reason()} maxLength={1000} isOptional />
    </Form>
  )
}

/** The text of each field of an order line. */
const textsOf = ({ line, sku, cases, unit_cents: cents }: OrderLine): Record<string, string> => ({
  [`sku-${line}`]: sku,
  [`cases-${line}`]: String(cases),
  [`price-${line}`]: writtenCents(cents),
})

const wholeOf = (text: string | undefined): number | null =>
  text && /^\d{1,4}$/.test(text.trim()) ? Number(text) : null

/** The amount of a line (cents) for the typed values; `null` while it is not known. */
function amountOf(line: OrderLine, values: Values, other: ListedGoods | null | undefined) {
  const cases = wholeOf(values[`cases-${line.line}`])
  const isOther = skuIn(values, line) !== line.sku
  const price = (values[`price-${line.line}`] ?? '').trim()
  const cents = price === '' ? (other?.unit_cents ?? null) : parseCents(price)
  const caseG = line.est_g === null || line.cases === 0 ? null : line.est_g / line.cases
  const goods = isOther ? other : { price_unit: line.price_unit, case_g: caseG }
  if (cases === 0) return 0
  if (!goods || cases === null || cents === null) return null
  if (goods.price_unit === 'case') return cents * cases
  return goods.case_g === null ? null : priceOfWeight(cents, goods.case_g * cases)
}

type LineProps = {
  line: OrderLine
  currency: Currency
  /**
   * Whether the typed product differs from the line's. Without a typed price, the list price
   * applies.
   */
  isOther: boolean
  /** The product of the typed SKU; `null` if there is none. */
  other: ListedGoods | null | undefined
}

function LineFields({ line, currency, isOther, other }: LineProps) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.clientOrders
  const name = other?.name ?? line.name
  const per = (unit: OrderLine['price_unit']) => (unit === 'kg' ? words.perKg() : words.perCase())
  const priced = (cents: number, unit: OrderLine['price_unit']) =>
    `${moneyText(cents, currency, locales[locale].tag)} ${per(unit)}`
  const unit = `${currency}, ${per(other?.price_unit ?? line.price_unit)}`
  const hint =
    other &&
    (other.unit_cents === null
      ? words.noListPrice({ sku: other.sku })
      : words.listPrice({
          price: priced(other.unit_cents, other.price_unit),
        }))
  return (
    <>
      <TextField
        name={`sku-${line.line}`}
        label={words.skuOf({ name: line.name })}
        defaultValue={line.sku}
        maxLength={40}
        {...(other && { hint: `${other.name}, ${other.pack}` })}
        {...(other === null && { hint: words.unknownSku() })}
      />
      <TextField
        name={`cases-${line.line}`}
        label={words.casesOf({ name })}
        defaultValue={String(line.cases)}
        maxLength={4}
        isHalf
      />
      <TextField
        name={`price-${line.line}`}
        label={words.priceOf({ name, unit })}
        defaultValue={writtenCents(line.unit_cents)}
        maxLength={9}
        isHalf
        isOptional={isOther}
        {...(hint && { hint })}
      />
      {other && (
        <p className="form-field-wide staff-order-before">
          <span className="sr-only">{words.was({ before: '' })}</span>{' '}
          <s>
            {line.name}, {priced(line.unit_cents, line.price_unit)}
          </s>
        </p>
      )}
    </>
  )
}
