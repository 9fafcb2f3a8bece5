import { useCompany } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { LegalPage } from './legal-page.tsx'

export function Page() {
  const { privacyEmail, retentionDays: days } = useCompany()
  const { LL } = useI18nContext()
  return <LegalPage part="privacy" text={LL.legal.privacy.body({ days })} email={privacyEmail} />
}
