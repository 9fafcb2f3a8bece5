import { centsOf, writtenCents } from '#contract/trade/money.ts'
import { mayAnswer } from '#contract/trade/order-choices.ts'
import type { OrderLine } from '#contract/trade/orders.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-fields.tsx'
import { staffCall } from '../calls/staff-call.ts'
import { DayField } from '../catalogue/lists/day-field.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { useOvertaken } from '../overtaken/use-overtaken.tsx'
import { useAnswerFacts } from './answer-facts.ts'

type Props = {
  order: StaffOrderDetail
  onDone: (changed: StaffOrderDetail) => void
  onStale: () => void
}

/** Every line of an order as it can be delivered: fewer, dearer, something else, on another day. */
export function RevisionForm({ order, onDone, onStale }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.people.clientOrders
  const explain = useExplain()
  const { base, notice } = useOvertaken(order, {
    fields: ({ lines, delivery_on: day }) => ({
      ...Object.assign({}, ...lines.map(textsOf)),
      delivery_on: day ?? '',
    }),
    facts: useAnswerFacts(),
    isOver: ({ status }) => !mayAnswer(status),
  })

  async function send(values: Values): Promise<Outcome> {
    const lines = base.lines.map(({ line }) => ({
      line,
      sku: values[`sku-${line}`] ?? '',
      cases: wholeOf(values[`cases-${line}`]),
      unit_cents: centsOf(values[`price-${line}`] ?? ''),
    }))
    const sent = lines.flatMap(({ cases, unit_cents: cents, ...line }) =>
      cases === null || cents === null || cents === 0 || line.sku === ''
        ? []
        : [{ ...line, cases, unit_cents: cents }],
    )
    if (sent.length < lines.length) return { error: words.wrong() }
    const json = {
      version: base.version,
      delivery_on: values['delivery_on'] || null,
      reason: values['reason']?.trim() || null,
      lines: sent,
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
      const [, line] = /^lines\.(\d+)\.sku$/.exec(field?.path ?? '') ?? []
      if (field && line) {
        return { fields: { [`sku-${line}`]: words.noSku({ sku: field.message }) } }
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
      notice={
        <>
          <p className="staff-soft">{words.changeHint()}</p>
          {notice}
        </>
      }
    >
      {base.lines.map((line) => (
        <LineFields key={line.line} line={line} currency={order.currency} />
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

/** What the fields of a line say. */
const textsOf = ({ line, sku, cases, unit_cents: cents }: OrderLine): Record<string, string> => ({
  [`sku-${line}`]: sku,
  [`cases-${line}`]: String(cases),
  [`price-${line}`]: writtenCents(cents),
})

const wholeOf = (text: string | undefined): number | null =>
  text && /^\d{1,4}$/.test(text.trim()) ? Number(text) : null

function LineFields({ line, currency }: { line: OrderLine; currency: string }) {
  const words = useI18nContext().LL.people.clientOrders
  const { name } = line
  const unit = `${currency}, ${line.price_unit === 'kg' ? words.perKg() : words.perCase()}`
  return (
    <>
      <TextField
        name={`sku-${line.line}`}
        label={words.skuOf({ name })}
        defaultValue={line.sku}
        maxLength={40}
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
      />
    </>
  )
}
