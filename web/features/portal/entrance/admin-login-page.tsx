import { useI18nContext } from '../../../i18n/words.tsx'
import founderUrl from '../../../illustrations/sheet/founder.svg'
import { isPortalPath } from './audience.ts'
import { Entrance } from './entrance.tsx'
import { SignInFlow } from './sign-in-flow.tsx'
import { useMode } from './use-mode.ts'

/** The sign-in page of all guards. After signing in, users return to the original page. */
export function Page() {
  const { LL } = useI18nContext()
  const { from } = useMode()
  const words = isPortalPath(from) ? LL.portal.admin : LL.portal.door
  return (
    <Entrance title={words.title()} intro={words.intro()} pictureUrl={founderUrl}>
      <SignInFlow audience="staff" />
    </Entrance>
  )
}
