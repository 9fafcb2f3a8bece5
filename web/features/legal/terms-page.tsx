import { company } from '#contract/company.ts'
import { LegalPage } from './legal-page.tsx'

export const Page = () => <LegalPage part="terms" email={company.email} />
