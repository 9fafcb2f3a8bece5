import { company } from '#contract/company.ts'
import { useCompany } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'

export function PostalAddress() {
  const { street, city, region, postalCode } = useCompany().address
  return (
    <address className="postal-address">
      {company.name}
      <br />
      {street}
      <br />
      {city}, {region} {postalCode}
      <br />
      {useI18nContext().LL.office.country()}
    </address>
  )
}
