import { useI18nContext } from '../../i18n/i18n-react.tsx'
import { ContactLink } from '../../ui/contact-link.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'

export function Page() {
  const words = useI18nContext().LL.insights.news
  return (
    <PageIntro eyebrow={words.eyebrow()} title={words.title()}>
      <p className="lead">{words.intro1()}</p>
      <p>{words.intro2()}</p>
      <ContactLink label={words.cta()} />
    </PageIntro>
  )
}
