import { useI18nContext } from '../../../i18n/words.tsx'
import missionUrl from '../../../illustrations/sheet/mission.svg'
import { Entrance } from './entrance.tsx'
import { SignInFlow } from './sign-in-flow.tsx'

/** Page where business clients sign in or request access. */
export function Page() {
  const words = useI18nContext().LL.portal.client
  return (
    <Entrance title={words.title()} intro={words.intro()} pictureUrl={missionUrl}>
      <SignInFlow audience="client" />
    </Entrance>
  )
}
