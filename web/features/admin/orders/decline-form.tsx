import { writtenCents } from '#contract/trade/money.ts'
import { mayRevise } from '#contract/trade/order-choices.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { TextAreaField } from '../../../ui/form/text-fields.tsx'
import { staffCall } from '../calls/staff-call.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { useAnswerFacts } from './answer-facts.ts'

type Props = {
  order: StaffOrderDetail
  onDone: (changed: StaffOrderDetail) => void
  onStale: () => void
}

/** Declines an order, with a reason. */
export function DeclineForm({ order, onDone, onStale }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.clientOrders
  const explain = useExplain()
  const factsOf = useAnswerFacts()
  const { base, notice } = useEditConflict(order, {
    fields: () => ({}),
    facts: (now) => ({ ...factsOf(now), [words.total()]: writtenCents(now.total_cents) }),
    isOver: ({ status }) => !mayRevise(status),
  })

  async function send(values: Values): Promise<Outcome> {
    const json = { version: base.version, reason: values['reason'] ?? '' }
    try {
      onDone(
        (await staffCall((api) =>
          answer(
            api.admin.orders[':id'].refusal.$post({
              param: { id: order.id },
              query: { locale },
              json,
            }),
          ),
        )) as StaffOrderDetail,
      )
    } catch (reason) {
      onStale()
      return { error: explain(reason) }
    }
    return 'leaving'
  }

  return (
    <Form
      words={LL.portal.form}
      submit={words.declineTitle(order)}
      busy={words.sending()}
      unexpected={LL.problem['server/unexpected']()}
      onSubmit={send}
      notice={notice}
    >
      <TextAreaField name="reason" label={words.reason()} maxLength={1000} />
    </Form>
  )
}
