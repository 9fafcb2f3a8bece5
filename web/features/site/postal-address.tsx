import { company } from '#contract/company.ts'
import { useI18nContext } from '../../i18n/words.tsx'

/** The office's address, as on an envelope. */
export function PostalAddress() {
  const { street, city, region, postalCode } = company.address
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
