import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnRecall } from '#contract/trade/recalls/recalls.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { formattersFor } from '../trade/formats.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { useRecallErrorText } from './use-recall-error-text.ts'

type Props = { company: ClientCompany; recall: OwnRecall }

/** The company's answer, and a form to give or correct it while the recall is open. */
export function RecallAnswer({ company, recall }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.recalls
  const client = useQueryClient()
  const explain = useRecallErrorText()
  const { moment } = formattersFor(locale)
  const [isThanked, setThanked] = useState(false)
  const { cases: most, version, closed_at: closedAt } = recall
  const isOpen = closedAt === null

  async function send(values: Values): Promise<Outcome> {
    const held = countOf(values['held'])
    if (held === null || held > most) return { fields: { held: words.wrong({ n: most }) } }
    try {
      const api = await sessionApi()
      const param = { company: company.id, id: recall.id }
      const json = { cases_held: held, version }
      const changed: OwnRecall = await answer(
        api.trade[':company'].recalls[':id'].acknowledgement.$put({
          param,
          query: { locale },
          json,
        }),
      )
      setThanked(true)
      client.setQueryData(['recalls', company.id, recall.id, locale], changed)
      void client.invalidateQueries({ queryKey: ['overview', company.id] })
      void client.invalidateQueries({ queryKey: ['recalls', company.id], refetchType: 'none' })
    } catch (reason) {
      // another member may have answered, or the recall may be closed: load its current state
      void client.invalidateQueries({ queryKey: ['recalls', company.id, recall.id] })
      return { error: explain(reason) }
    }
    return { success: words.done() }
  }

  return (
    <section aria-labelledby="recall-answer" className="recall-answer">
      <h3 id="recall-answer">{words.answer()}</h3>
      {recall.acknowledged_at !== null && (
        <p>
          {words.answered({
            name: recall.acknowledged_name ?? '–',
            day: moment(recall.acknowledged_at).here,
            cases: LL.portal.catalogue.cases({ n: recall.cases_held ?? 0 }),
          })}
        </p>
      )}
      {!isOpen && <p>{words.over()}</p>}
      {isOpen && !recall.may_answer && <p>{words.readers()}</p>}
      {isOpen && recall.may_answer && (
        <Form
          words={LL.portal.form}
          submit={recall.acknowledged_at === null ? words.send() : words.change()}
          busy={words.sending()}
          unexpected={LL.portal.failure.unexpected()}
          onSubmit={send}
        >
          <FieldShell
            name="held"
            label={words.held({ n: most })}
            isHalf
            {...(recall.acknowledged_at === null && !isThanked && { hint: words.sendHint() })}
            render={(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                defaultValue={recall.cases_held ?? ''}
              />
            )}
          />
        </Form>
      )}
    </section>
  )
}

/** A whole number of zero or more; `null` for anything else. */
const countOf = (text: string | undefined): number | null =>
  text && /^\d{1,7}$/.test(text.trim()) ? Number(text) : null
