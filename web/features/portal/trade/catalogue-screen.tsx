import { useI18nContext } from '../../../i18n/words.tsx'
import { BasketBar } from '../basket/basket-bar.tsx'
import { CatalogueList } from './catalogue-list.tsx'
import { TradeLayout } from './trade-layout.tsx'

export function Screen() {
  const { LL } = useI18nContext()
  return (
    <TradeLayout title={LL.portal.catalogue.title()} current="catalogue">
      {(company) => (
        <>
          <CatalogueList key={company.id} company={company} />
          <BasketBar key={`bar/${company.id}`} company={company} />
        </>
      )}
    </TradeLayout>
  )
}
