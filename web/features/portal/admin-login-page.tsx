import { useI18nContext } from '../../i18n/words.tsx'
import founderUrl from '../../illustrations/founder.svg'
import { Entrance } from './entrance.tsx'
import { SignInFlow } from './sign-in-flow.tsx'

/** Where every guard sends those who are not signed in; afterwards they are back where they wanted to go. */
export function Page() {
  const words = useI18nContext().LL.portal.admin
  return (
    <Entrance title={words.title()} intro={words.intro()} pictureUrl={founderUrl}>
      <SignInFlow audience="staff" />
    </Entrance>
  )
}
