import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { ProductLine } from '#contract/trade/catalogue.ts'
import { maxRecallLots } from '#contract/trade/recalls/recall-choices.ts'
import type { RecallableLot } from '#contract/trade/recalls/recalls.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { rowsOf, staffPages, staffQuery } from '../calls/staff-query.ts'
import { filterRows, useAllPages } from '../catalogue/use-all-pages.ts'
import { Search } from '../list/filters.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'

/** Products per search that the API accepts. */
const soughtProducts = 8

type Props = { chosen: RecallableLot[]; onChoose: (lots: RecallableLot[]) => void }

/** Selects the lots of a recall, found by the beginning of their code or by product. */
export function LotPicker({ chosen, onChoose }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.recalls
  const [q, setQ] = useState('')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  /** The clicked button disappears, so the focus moves to the heading of the changed list. */
  const choose = (changed: RecallableLot[]) => {
    onChoose(changed)
    title.current?.focus()
  }
  const products = useInfiniteQuery(
    staffPages(['catalogue', 'products'], (api, cursor: string | undefined) =>
      answer(api.admin.catalogue.products.$get({ query: { ...(cursor && { cursor }) } })),
    ),
  )
  useAllPages(products)
  const ids =
    q === ''
      ? ''
      : filterRows(rowsOf<ProductLine>(products.data), q)
          .slice(0, soughtProducts)
          .map(({ id }) => id)
          .join(',')
  const lots = useQuery({
    ...staffQuery(['recalls', 'lots', q, ids], async (api) => {
      const query = { q: q.slice(0, 40), ...(ids && { products: ids }) }
      const { rows }: { rows: RecallableLot[] } = await answer(
        api.admin['recall-plans'].lots.$get({ query }),
      )
      return rows
    }),
    placeholderData: keepPreviousData,
    // no results before typing, as they would move away under the pointer
    enabled: q !== '',
  })
  const shown = q === '' ? undefined : lots.data
  const found = shown?.filter(({ id }) => chosen.every((lot) => lot.id !== id)) ?? []
  const isFull = chosen.length >= maxRecallLots
  return (
    <section className="staff-part" aria-labelledby={titleId}>
      <Search hint={LL.staff.lots.searchHint()} value={q} onSearch={setQ} />
      <LoadNotice query={lots} />
      <p role="status" className="staff-soft staff-small">
        {shown && words.found({ n: shown.length })}
      </p>
      <ul className="staff-people staff-recall-found">
        {found.map((lot) => (
          <li key={lot.id}>
            <LotName lot={lot} />
            <button
              type="button"
              className="staff-button"
              aria-disabled={isFull}
              onClick={() => !isFull && choose([...chosen, lot])}
            >
              {words.add(lot)}
            </button>
          </li>
        ))}
      </ul>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {words.chosen()}
      </h3>
      {isFull && <p role="status">{words.tooMany({ n: maxRecallLots })}</p>}
      {chosen.length === 0 ? (
        <p className="staff-soft">{words.noneChosen()}</p>
      ) : (
        <ul className="staff-people">
          {chosen.map((lot) => (
            <li key={lot.id}>
              <LotName lot={lot} />
              <button
                type="button"
                className="staff-button"
                onClick={() => choose(chosen.filter(({ id }) => id !== lot.id))}
              >
                {words.remove(lot)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function LotName({ lot }: { lot: RecallableLot }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.lots
  return (
    <span>
      <strong>{lot.code}</strong> · {lot.sku} · {lot.name}
      {lot.best_before && ` · ${words.fields.best_before()}${colon(locale)} ${lot.best_before}`}
    </span>
  )
}
