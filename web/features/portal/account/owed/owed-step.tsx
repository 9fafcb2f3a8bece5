import { Link, useLocation } from 'react-router'
import { useI18nContext } from '../../../../i18n/words.tsx'

/** The place on the account page where a second step is set up. */
export const setUpId = 'two-step'

/** For staff who may do nothing else before they have set up a second step: what is asked of them here, and why. */
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

/** It is set up: codes for a lost phone are best made now, and nothing keeps anyone here. */
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
