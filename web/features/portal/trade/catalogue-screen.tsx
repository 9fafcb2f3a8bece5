import { useI18nContext } from '../../../i18n/words.tsx'
import { BasketBar } from '../basket/basket-bar.tsx'
import { CatalogueList } from './catalogue-list.tsx'
import { TradeFrame } from './trade-frame.tsx'

/** What a client's company may buy, at its prices, and the way into the basket. */
export function Screen() {
  const { LL } = useI18nContext()
  return (
    <TradeFrame title={LL.portal.catalogue.title()} current="catalogue">
      {(company) => (
        <>
          <CatalogueList key={company.id} company={company} />
          <BasketBar key={`bar/${company.id}`} company={company} />
        </>
      )}
    </TradeFrame>
  )
}
