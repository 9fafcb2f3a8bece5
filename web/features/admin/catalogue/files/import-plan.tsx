import type { ImportResult, ImportChange, RowProblem } from '#contract/trade/imports.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'

type Props = {
  plan: ImportResult
  isPrices: boolean
  isBusy: boolean
  onApply: () => void
}

/** Preview of an import: the changed rows, or the errors that prevent it. */
export function ImportPlan({ plan, isPrices, isBusy, onApply }: Props) {
  const words = useI18nContext().LL.staff.imports
  const { problems, problem_count: problemCount, changes } = plan
  const all = plan.added + plan.changed
  if (plan.state === 'refused') {
    return (
      <section className="staff-part" aria-live="polite">
        <p className="staff-form-error">{words.refused({ n: problemCount })}</p>
        <ul className="staff-problems">
          {problems.map((problem) => (
            <Problem key={JSON.stringify(problem)} problem={problem} />
          ))}
        </ul>
        {problems.length < problemCount && <p>{words.shownFirst({ n: problems.length })}</p>}
      </section>
    )
  }
  if (all === 0) {
    return (
      <p className="staff-part" role="status">
        {words.nothing()}
      </p>
    )
  }
  return (
    <section className="staff-part" aria-live="polite">
      <p>{words.plan(plan)}</p>
      {isPrices && plan.removed > 0 && (
        <p className="staff-form-error">{words.removes({ n: plan.removed })}</p>
      )}
      <ul className="staff-changes">
        {changes.map((change) => (
          <Change key={change.sku} change={change} isPrices={isPrices} />
        ))}
      </ul>
      {changes.length < all && <p>{words.shownFirst({ n: changes.length })}</p>}
      <div className="staff-dialog-actions">
        <button
          type="button"
          className="staff-button staff-button-strong"
          aria-disabled={isBusy}
          onClick={onApply}
        >
          {isBusy ? words.applying() : words.apply()}
        </button>
      </div>
    </section>
  )
}

function Problem({ problem: { line, sku, column, problem, value } }: { problem: RowProblem }) {
  const words = useI18nContext().LL.staff.imports
  const where = [words.line({ line }), sku, column && words.column({ column })].filter(Boolean)
  return (
    <li>
      <strong>{where.join(' · ')}</strong> {value !== null && <code>{value}</code>}
      <br />
      {words.problems[problem]()}
    </li>
  )
}

function Change({ change, isPrices }: { change: ImportChange; isPrices: boolean }) {
  const { LL } = useI18nContext()
  const words = LL.staff.imports
  const { sku, name, kind, changes } = change
  return (
    <li>
      {/* open if anything would be deleted */}
      <details open={changes.some(({ to }) => to === null)}>
        <summary>
          <span
            className={`staff-badge ${kind === 'added' ? 'staff-badge-on' : 'staff-badge-sun'}`}
          >
            {words[kind]()}
          </span>{' '}
          {name} <small>{sku}</small>
        </summary>
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">{words.what()}</th>
              <th scope="col">{words.before()}</th>
              <th scope="col">{words.after()}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ what, from, to }) => (
              <tr key={what}>
                <th scope="row">{isPrices ? words.fromCases({ n: what }) : what}</th>
                <td data-label={words.before()}>{from ?? '–'}</td>
                <td data-label={words.after()}>
                  {to ?? (isPrices ? <strong>{words.removed()}</strong> : '–')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </li>
  )
}
