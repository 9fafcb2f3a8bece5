import { useI18nContext } from '../../i18n/i18n-react.tsx'
import { ContactLink } from '../../ui/contact-link.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'

const steps = ['consultation', 'planning', 'implementation', 'optimization'] as const

export function Page() {
  const words = useI18nContext().LL.company.solutions
  return (
    <PageIntro eyebrow={words.eyebrow()} title={words.title()}>
      <p className="lead">{words.intro1()}</p>
      <p>{words.intro2()}</p>
      <ol className="numbered">
        {steps.map((id) => (
          <li key={id}>
            <h2>{words.steps[id].name()}</h2>
            <p>{words.steps[id].text()}</p>
          </li>
        ))}
      </ol>
      <ContactLink label={words.cta()} />
    </PageIntro>
  )
}
