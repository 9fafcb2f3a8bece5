import { Link } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import lostUrl from '../../../illustrations/lost.svg'
import { screenAddress } from '../screens.ts'

/** The portal's own 404 page, with a link to the dashboard. */
export function Missing() {
  const words = useI18nContext().LL.staffPortal.missing
  return (
    <div className="staff-missing">
      <div>
        <h1>{words.title()}</h1>
        <p className="staff-missing-text">{words.text()}</p>
        <Link className="btn btn-small" to={screenAddress('dashboard')}>
          {words.back()}
        </Link>
      </div>
      <img src={lostUrl} width="480" height="320" alt="" />
    </div>
  )
}
