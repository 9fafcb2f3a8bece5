import type { ReactNode } from 'react'
import type { Analytics } from '#contract/analytics/analytics.ts'
import { useAnalyticsFormat } from './use-analytics-format.ts'

/**
 * Counts of form steps (seen, started) and of submissions. Only visitors with consent have steps, so there is no ratio.
 */
export function FormStepsCard({ steps, forms }: Pick<Analytics, 'steps' | 'forms'>) {
  const { words, count } = useAnalyticsFormat()
  return (
    <section className="staff-card" aria-labelledby="ways-title">
      <h2 id="ways-title">{words.ways.title()}</h2>
      <p className="staff-soft staff-small">{words.ways.note()}</p>
      {forms.map(({ form, sent, delivered, approved }) => {
        const agreed = steps.find((row) => row.form === form)
        return (
          <div key={form} className="figures-way">
            <h3>{words.ways.forms[form]()}</h3>
            <>
              <Group label={words.agreed()}>
                <Step label={words.ways.seen()} value={count(agreed?.seen ?? 0)} />
                <Step label={words.ways.started()} value={count(agreed?.started ?? 0)} />
              </Group>
              <Group label={words.everyone()}>
                <Step label={words.ways.sent()} value={count(sent)} />
                <Step label={words.ways.delivered()} value={count(delivered)} />
                {approved !== null && (
                  <Step label={words.ways.approved()} value={count(approved)} />
                )}
              </Group>
            </>
          </div>
        )
      })}
    </section>
  )
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className="figures-steps">
    <span aria-hidden="true" className="staff-soft staff-small">
      {label}
    </span>
    <ol>{children}</ol>
  </div>
)

const Step = ({ label, value }: { label: string; value: string }) => (
  <li>
    <strong>{value}</strong> {label}
  </li>
)
