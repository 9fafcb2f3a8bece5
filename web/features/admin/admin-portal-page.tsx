import { useI18nContext } from '../../i18n/words.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'

export function Page() {
  const words = useI18nContext().LL.portal.admin
  return (
    <PageIntro title={words.title()}>
      <p className="lead">{words.intro()}</p>
    </PageIntro>
  )
}
