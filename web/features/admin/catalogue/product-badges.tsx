import type { ProductLine } from '#contract/trade/catalogue.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { product: Pick<ProductLine, 'is_sample' | 'archived_at'> & { ordering?: string } }

/** Badges of a product or price list: sample, archived, on request. */
export function ProductBadges({
  product: { is_sample: isSample, archived_at: at, ordering },
}: Props) {
  const words = useI18nContext().LL.staff.catalogue
  return (
    <>
      {isSample && <span className="staff-badge staff-badge-sun">{words.sample()}</span>}{' '}
      {at !== null && <span className="staff-badge staff-badge-off">{words.archived()}</span>}{' '}
      {ordering === 'enquire' && <span className="staff-badge">{words.orderings.enquire()}</span>}
    </>
  )
}
