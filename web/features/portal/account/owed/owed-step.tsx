import { Link, useLocation } from 'react-router'
import { useI18nContext } from '../../../../i18n/words.tsx'

/** Fragment id of the section that sets up a second step. */
export const setUpId = 'two-step'

/** Explains to staff why they must set up a second step before anything else. */
export function OwedStep() {
  const words = useI18nContext().LL.portal.account.owed
  const { search } = useLocation()
  return (
    <section className="home-notice" aria-labelledby="owed-title">
      <div role="status">
        <h2 id="owed-title">{words.title()}</h2>
        <p>{words.text()}</p>
      </div>
      <p className="portal-tools">
        <Link className="btn btn-small" to={`${search}#${setUpId}`}>
          {words.start()}
        </Link>
      </p>
    </section>
  )
}

/** Shown after setup: recommends recovery codes, and offers to continue. */
export function StepDone({ onLeave }: { onLeave: () => void }) {
  const { LL } = useI18nContext()
  return (
    <>
      <p>{LL.portal.account.owed.done()}</p>
      <p className="toolbar">
        <button type="button" className="btn" onClick={onLeave}>
          {LL.portal.confirm.goOn()}
        </button>
      </p>
    </>
  )
}
