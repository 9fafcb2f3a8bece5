import { useCompany } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { LegalPage } from './legal-page.tsx'

export function Page() {
  const { LL } = useI18nContext()
  return <LegalPage part="terms" text={LL.legal.terms.body()} email={useCompany().email} />
}
