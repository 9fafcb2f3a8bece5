import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { officeClock } from '#contract/site/office-hours.ts'
import { mayShip } from '#contract/trade/order-choices.ts'
import type { OrderLine } from '#contract/trade/orders.ts'
import type { ShippableLot } from '#contract/trade/lots/shipments.ts'
import { parseKilograms, formatKilograms } from '#contract/trade/money.ts'
import { shippingObstacles } from '#contract/trade/lots/shipping-obstacles.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { valuesOf } from '../../../ui/form/validity.ts'
import { staffCall } from '../calls/staff-call.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { DayField } from '../catalogue/lists/day-field.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { useAnswerFacts } from './answer-facts.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { formatDay } from '../screen/moment.tsx'
import { serverNow } from '../../../app/server-clock.ts'

type Props = {
  order: StaffOrderDetail
  onDone: (changed: StaffOrderDetail) => void
  onStale: () => void
}

/** The lots and the weights of an order's lines, for shipping. */
export function ShipmentForm({ order, onDone, onStale }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.lots.shipping
  const explain = useExplain()
  const param = { id: order.id }
  const lots = useQuery(
    staffQuery(['orders', 'lots', order.id], async (api) => {
      const call = api.admin.orders[':id'].lots.$get({ param })
      const { rows }: { rows: ShippableLot[] } = await answer(call)
      return rows
    }),
  )
  const [offered, setOffered] = useState<ShippableLot[]>([])
  const unknown = lots.data?.filter(({ id }) => offered.every((lot) => lot.id !== id)) ?? []
  if (unknown.length > 0) setOffered([...offered, ...unknown])
  /**
   * Keeps each lot offered before, as a select without its chosen option would show another lot.
   */
  const choices = lots.data && [
    ...lots.data,
    ...offered.filter(({ id }) => lots.data.every((lot) => lot.id !== id)),
  ]
  const [counts, setCounts] = useState<Record<number, number>>({})
  /** The user must confirm an unlikely weight. */
  const [isOdd, setOdd] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const place = useRef<HTMLParagraphElement>(null)
  const [typed, setTyped] = useState<Values>({})
  const { base, notice } = useEditConflict(order, {
    fields: (now) =>
      Object.fromEntries(now.lines.map(({ line, cases }) => [`cases-${line}-0`, String(cases)])),
    facts: useAnswerFacts(),
    isOver: ({ status }) => !mayShip(status),
  })
  const lines = base.lines.filter(({ cases }) => cases > 0)
  const partsOf = ({ line }: OrderLine) => Array.from({ length: counts[line] ?? 1 }, (_, at) => at)

  async function send(values: Values): Promise<Outcome> {
    const chosen = lines.flatMap((line) =>
      partsOf(line)
        .map((at) => `${line.line}-${at}`)
        .filter((key) => values[`lot-${key}`])
        .map((key) => ({
          key,
          isWeighed: line.price_unit === 'kg',
          line: line.line,
          lot_id: values[`lot-${key}`] ?? '',
          cases: countOf(values[`cases-${key}`]),
          net_g: parseKilograms(values[`net-${key}`] ?? ''),
        })),
    )
    const wrong = [
      ...lines
        .filter(({ line }) => !chosen.some((lot) => lot.line === line))
        .map(({ line }) => [`cases-${line}-0`, words.obstacles.cases()]),
      ...chosen
        .filter(({ cases }) => cases === 0)
        .map(({ key }) => [`cases-${key}`, words.obstacles.cases()]),
      ...chosen
        .filter(({ isWeighed, net_g: grams }) => isWeighed && grams === null)
        .map(({ key }) => [`net-${key}`, words.obstacles.weight()]),
    ]
    if (wrong.length > 0) return { fields: Object.fromEntries(wrong) }
    const json = {
      version: base.version,
      shipped_on: values['shipped_on'] ?? '',
      reference: values['reference'] || null,
      is_weight_checked: isChecked,
      lots: chosen.map(({ line, lot_id, cases, isWeighed, net_g: grams }) => ({
        line,
        lot_id,
        cases,
        net_g: isWeighed ? grams : null,
      })),
    }
    try {
      onDone(
        (await staffCall((api) =>
          answer(api.admin.orders[':id'].shipment.$post({ param, query: { locale }, json })),
        )) as StaffOrderDetail,
      )
    } catch (reason) {
      const errors = reason instanceof ApiError ? reason.errors : []
      const found = errors.flatMap(({ path, message }): [string, string][] => {
        const [, line] = /^lots\.(\d+)$/.exec(path) ?? []
        const obstacle = shippingObstacles.find((name) => name === message)
        const field = obstacle === 'weight-odd' ? 'net' : 'cases'
        return line && obstacle ? [[`${field}-${line}-0`, words.obstacles[obstacle]()]] : []
      })
      if (errors.some(({ message }) => message === 'weight-odd')) setOdd(true)
      const isDayWrong = errors.some(({ path }) => path === 'shipped_on')
      if (found.length > 0 || isDayWrong) {
        void lots.refetch()
        return {
          fields: {
            ...Object.fromEntries(found),
            ...(isDayWrong && { shipped_on: words.wrongDay() }),
          },
        }
      }
      onStale()
      return { error: explain(reason) }
    }
    return 'leaving'
  }

  if (!choices) {
    return lots.error ? <LoadNotice query={lots} /> : <p role="status">{LL.loading()}</p>
  }
  return (
    <Form
      words={LL.portal.form}
      submit={words.send()}
      busy={LL.staff.clientOrders.sending()}
      unexpected={LL.problem['server/unexpected']()}
      onSubmit={send}
      onEdit={() => {
        const form = place.current?.closest('form')
        if (form) setTyped(valuesOf(form))
      }}
      notice={
        <>
          <p className="staff-soft" ref={place}>
            {words.hint()}
          </p>
          <LoadNotice query={lots} />
          {notice}
        </>
      }
    >
      {lines.map((line) => (
        <LineLots
          key={line.line}
          line={line}
          lots={choices.filter(({ product_id: id }) => id === line.product_id)}
          delivery={base.delivery_on}
          typed={typed}
          parts={partsOf(line)}
          onMore={() => setCounts({ ...counts, [line.line]: partsOf(line).length + 1 })}
        />
      ))}
      <DayField
        name="shipped_on"
        label={words.day()}
        defaultValue={officeClock(serverNow()).day}
        isHalf
      />
      <TextField name="reference" label={words.reference()} maxLength={60} isOptional isHalf />
      {isOdd && (
        <label className="form-field-wide">
          <input
            type="checkbox"
            checked={isChecked}
            onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
          />{' '}
          {words.weightIsRight()}
        </label>
      )}
    </Form>
  )
}

/** Parses a whole number; 0 for any other text. */
const countOf = (text: string | undefined): number =>
  text && /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0

type LineProps = {
  line: OrderLine
  lots: ShippableLot[]
  delivery: string | null
  typed: Values
  parts: number[]
  onMore: () => void
}

/** A warning appears if delivery is fewer days before the lot's best-before date. */
const shortDays = 30

/** The lots of one line, initially one. The earliest best-before date is offered first. */
function LineLots({ line, lots, delivery, typed, parts, onMore }: LineProps) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.lots.shipping
  const { name } = line
  const nameOf = (id: string) => {
    const { code = id, best_before: day = null } = lots.find((lot) => lot.id === id) ?? {}
    return day === null ? code : words.until({ code, day: formatDay(day, locale) })
  }
  const shippedOn = typed['shipped_on'] || officeClock(serverNow()).day
  const chosenIn = (at: number) =>
    typed[`lot-${line.line}-${at}`] ?? (at === 0 ? (lots[0]?.id ?? '') : '')
  /** The warning about a lot before it is shipped. */
  function warningOf(at: number): string | null {
    const lot = lots.find(({ id }) => id === chosenIn(at))
    if (!lot) return null
    if ((lot.arrived_on ?? '') > shippedOn) return words.obstacles.absent()
    if (lot.best_before === null) return null
    if (lot.best_before < shippedOn) return words.obstacles.expired()
    const arrives = delivery ?? shippedOn
    if (lot.best_before < arrives) return words.early()
    const left = (Date.parse(lot.best_before) - Date.parse(arrives)) / 86_400_000
    return left < shortDays ? words.short({ n: left }) : null
  }
  const done = parts
    .filter((at) => chosenIn(at) !== '')
    .reduce(
      (sum, at) =>
        sum + countOf(typed[`cases-${line.line}-${at}`] ?? (at === 0 ? String(line.cases) : '')),
      0,
    )
  if (lots.length === 0) return <p className="form-field-wide">{words.noLots({ name })}</p>
  return (
    <>
      {parts.map((at) => (
        <LotPart
          key={at}
          id={`${line.line}-${at}`}
          line={line}
          cases={at === 0 ? String(line.cases) : ''}
          chosen={at === 0 ? (lots[0]?.id ?? '') : ''}
          choices={lots.map(({ id }) => id)}
          nameOf={nameOf}
          warning={warningOf(at)}
        />
      ))}
      <p
        role="status"
        className={
          done === line.cases ? 'form-field-wide staff-soft' : 'form-field-wide staff-warning'
        }
      >
        {words.assigned({ done, of: line.cases })}
      </p>
      {parts.length < lots.length && (
        <p className="form-field-wide">
          <button type="button" className="staff-button" onClick={onMore}>
            {words.another({ name })}
          </button>
        </p>
      )}
    </>
  )
}

type PartProps = {
  id: string
  line: OrderLine
  cases: string
  chosen: string
  choices: string[]
  nameOf: (id: string) => string
  warning: string | null
}

function LotPart({ id, line, cases, chosen, choices, nameOf, warning }: PartProps) {
  const words = useI18nContext().LL.staff.lots.shipping
  const { name } = line
  const expected = line.est_g ?? 0
  return (
    <>
      <FieldShell
        name={`lot-${id}`}
        label={words.lotOf({ name })}
        render={(control) => (
          <select {...control} required={false} defaultValue={chosen}>
            <option value="">–</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {nameOf(choice)}
              </option>
            ))}
          </select>
        )}
        after={warning && <span className="staff-warning">{warning}</span>}
      />
      <TextField
        name={`cases-${id}`}
        label={words.cases({ name })}
        defaultValue={cases}
        maxLength={4}
        isOptional={chosen === ''}
        isHalf
      />
      {line.price_unit === 'kg' && (
        <TextField
          name={`net-${id}`}
          label={words.kilograms({ name })}
          {...(expected > 0 && { hint: words.expected({ kg: formatKilograms(expected) }) })}
          maxLength={9}
          isOptional={chosen === ''}
          isHalf
        />
      )}
    </>
  )
}
