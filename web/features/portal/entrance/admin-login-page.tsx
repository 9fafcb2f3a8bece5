import { useI18nContext } from '../../../i18n/words.tsx'
import founderUrl from '../../../illustrations/sheet/founder.svg'
import { isPortalPath } from './audience.ts'
import { Entrance } from './entrance.tsx'
import { SignInFlow } from './sign-in-flow.tsx'
import { useMode } from './use-mode.ts'

/** Where every guard sends those who are not signed in; afterwards they are back where they wanted to go. */
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
