import { useDeferredValue, useId, useMemo } from 'react'
import { locales } from '#contract/locales.ts'
import { categories } from '#contract/trade/goods.ts'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { groupByCategory, findProducts } from './find-products.ts'
import { formattersFor } from './formats.ts'
import { GuideList } from '../guide/guide-list.tsx'
import { AddToGuideButton } from '../guide/add-to-guide-button.tsx'
import { useOrderGuide } from '../guide/use-order-guide.ts'
import { useBasket } from '../basket/use-basket.ts'
import { ProductEntry } from './product-entry.tsx'
import type { ClientCompany } from './trade-layout.tsx'
import { TradeError } from './trade-error.tsx'
import { useCatalogue } from './use-catalogue.ts'
import { useFilterParam } from './use-filter-param.ts'

type Props = { company: ClientCompany }

const views = ['list', 'all'] as const

/** The catalogue with its search, shown as soon as the first page has loaded. */
export function CatalogueList({ company }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.catalogue
  const { catalogue, products, isComplete, error, again } = useCatalogue(company.id, locale)
  const { basket, saver, casesOf } = useBasket(company.id, locale)
  const mayFill = basket !== undefined && company.role !== 'viewer'
  const used = useOrderGuide(company.id)
  const { get, go } = useAddress()
  const search = useFilterParam('search')
  const chosen = useFilterParam('category')
  const category = oneOf(categories, chosen.value)
  const wanted = useDeferredValue(search.value)
  const found = useMemo(
    () => findProducts(products, { text: wanted, category }),
    [products, wanted, category],
  )
  const groups = useMemo(() => groupByCategory(found, locales[locale].tag), [found, locale])
  const present = categories.filter((name) => products.some((product) => product.category === name))
  const id = useId()

  // waits for both, as switching from the catalogue to the order guide would move things under a click
  if (!catalogue || used.query.isPending) {
    return error ? <TradeError error={error} again={again} /> : <p role="status">{LL.loading()}</p>
  }
  const listed = used.guide?.rows ?? []
  // companies with an order guide start there
  const current = oneOf(views, get('view')) ?? (listed.length > 0 ? 'list' : 'all')
  const add = (product: string) =>
    used.arrange([
      ...listed,
      { product_id: product, pinned: true, par_cases: null, bought_on: null },
    ])
  const reset = () => {
    search.set('')
    chosen.set('')
  }
  return (
    <>
      <PriceNote list={catalogue.list} />
      <div className="guide-views" role="group" aria-label={LL.orders.guide.label()}>
        {views.map((name) => (
          <button
            key={name}
            type="button"
            className="btn btn-quiet"
            aria-pressed={name === current}
            onClick={() => go({ view: name, search: search.value, category: chosen.value })}
          >
            {LL.orders.guide[name]()}
          </button>
        ))}
      </div>
      {current === 'list' ? (
        <GuideList
          {...{ company, used, products }}
          currency={catalogue.list?.currency ?? null}
          {...(mayFill && { basket: { casesOf, set: (id, cases) => saver.set(id, cases) } })}
        />
      ) : (
        <>
          <search className="goods-search">
            <label className="goods-field">
              <span>{words.search()}</span>
              <input
                type="search"
                value={search.value}
                placeholder={words.searchHint()}
                maxLength={100}
                onChange={({ currentTarget }) => search.set(currentTarget.value)}
                onBlur={search.keep}
              />
            </label>
            <label className="goods-field">
              <span>{words.category()}</span>
              <select
                value={category ?? ''}
                onChange={({ currentTarget }) => chosen.set(currentTarget.value)}
                onBlur={chosen.keep}
              >
                <option value="">{words.all()}</option>
                {present.map((name) => (
                  <option key={name} value={name}>
                    {words.categories[name]()}
                  </option>
                ))}
              </select>
            </label>
          </search>
          <p role="status" className="goods-count">
            {isComplete ? words.found({ n: found.length }) : words.loading()}
          </p>
          {isComplete && found.length === 0 && (
            <div className="goods-none">
              <p>{products.length === 0 ? words.empty() : words.none()}</p>
              {products.length > 0 && (
                <button type="button" className="btn btn-quiet" onClick={reset}>
                  {words.reset()}
                </button>
              )}
            </div>
          )}
          {groups.map(([name, entries]) => (
            <section key={name} aria-labelledby={`${id}-${name}`}>
              <h2 id={`${id}-${name}`}>{words.categories[name]()}</h2>
              <ul className="goods-list">
                {entries.map((product) => (
                  <ProductEntry
                    key={product.id}
                    product={product}
                    company={company}
                    currency={catalogue.list?.currency ?? null}
                    {...(mayFill && {
                      cases: casesOf(product.id),
                      onChange: (cases: number) => saver.set(product.id, cases),
                      tools: (
                        <AddToGuideButton
                          name={product.name}
                          isKept={listed.some(({ product_id: id }) => id === product.id)}
                          isBusy={used.isBusy || !used.guide}
                          onKeep={() => add(product.id)}
                        />
                      ),
                    })}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {error && <TradeError error={error} again={again} />}
    </>
  )
}

type NoteProps = { list: NonNullable<ReturnType<typeof useCatalogue>['catalogue']>['list'] }

/** Currency of the prices, what they exclude, and until when they are valid. */
function PriceNote({ list }: NoteProps) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.catalogue
  const { day } = formattersFor(locale)
  if (!list) return <p className="goods-note">{words.noList()}</p>
  return (
    <p className="goods-note">
      {words.prices({ currency: words.currencies[list.currency]() })}
      {list.valid_to && ` ${words.until({ day: day(list.valid_to) })}`}
    </p>
  )
}
