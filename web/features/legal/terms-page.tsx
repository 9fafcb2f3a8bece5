import { company } from '../../../worker/contract/company.ts'
import { useI18nContext } from '../../i18n/i18n-react.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { EffectiveDate } from './effective-date.tsx'

export function Page() {
  const words = useI18nContext().LL.legal.terms
  return (
    <PageIntro title={words.title()}>
      <EffectiveDate />
      <p>{words.intro1()}</p>
      <p>{words.intro2()}</p>
      <p>{words.contact()}</p>
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </PageIntro>
  )
}
