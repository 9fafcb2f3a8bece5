import { useI18nContext } from '../../i18n/words.tsx'
import { guarded } from '../../session/guarded.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'

function AdminPortal() {
  const words = useI18nContext().LL.portal.admin
  return (
    <PageIntro title={words.title()}>
      <p className="lead">{words.intro()}</p>
    </PageIntro>
  )
}

export const Page = guarded('adminPortal', AdminPortal)
