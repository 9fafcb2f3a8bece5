import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PricedProduct, PriceListDetail } from '#contract/trade/catalogue.ts'
import { writtenCents } from '#contract/trade/money.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { rowsOf, staffPages } from '../../calls/staff-query.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { DataTable } from '../../list/data-table.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { PriceTiersForm } from './price-tiers-form.tsx'
import { filterRows, useAllPages } from '../use-all-pages.ts'

type Props = {
  list: PriceListDetail
  onChanged: (list: PriceListDetail) => void
  onStale: () => void
  /** Rendered below the table once all prices have loaded. */
  children: ReactNode
}

/** The product being edited, with the version of the list that its prices are from. */
type Edited = { row: PricedProduct; version: number }

export function PriceListTable({ list, onChanged, onStale, children }: Props) {
  const { LL, locale } = useI18nContext()
  const { lists: words, sku, searchHint } = LL.staff.catalogue
  const client = useQueryClient()
  const param = { id: list.id }
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<Edited | null>(null)
  const key = ['catalogue', 'prices', list.id]
  const prices = useInfiniteQuery(
    staffPages([...key, list.version], async (api, cursor: string | undefined) => {
      const call = api.admin.catalogue['price-lists'][':id'].prices.$get({
        param,
        query: { ...(cursor && { cursor }) },
      })
      // previous rows stay visible while loading: each keeps the version that it was loaded with
      return { ...(await answer(call)), version: list.version }
    }),
  )
  const isRead = useAllPages(prices)
  const all = rowsOf<PricedProduct>(prices.data)
  const rows = filterRows(all, text)
  const read = (id: string): Edited | null => {
    const row = all.find((one) => one.id === id)
    return row ? { row, version: prices.data?.pages[0]?.version ?? 0 } : null
  }
  const newest = edited && (read(edited.row.id) ?? edited)
  const written = ({ prices: steps, catch_weight: isWeighed }: PricedProduct) =>
    steps
      .map(({ min_cases: cases, unit_cents: cents }) => {
        const amount = `${writtenCents(cents)}${isWeighed ? '/kg' : ''}`
        return cases === 1 ? amount : `${cases}+${colon(locale)} ${amount}`
      })
      .join(' · ')
  return (
    <>
      <section className="staff-part">
        <h3>{words.pricesTitle()}</h3>
        <LoadNotice query={prices} />
        <SearchField
          label={`${LL.staff.list.search()}${colon(locale)} ${searchHint()}`}
          placeholder={searchHint()}
          value={text}
          onSearch={setText}
        />
        <p role="status" className="staff-soft staff-small">
          {prices.data && LL.staff.list.shown({ n: rows.length })}
        </p>
        {rows.length > 0 && (
          <DataTable
            caption={words.pricesTitle()}
            rows={rows}
            nameLabel={LL.staff.catalogue.product()}
            nameOf={({ name }) => name}
            onOpen={(id) => setEdited(read(id))}
            columns={[
              { label: sku(), cell: (row) => row.sku },
              {
                label: `${words.stepPrice()} (${list.currency})`,
                cell: (row) => written(row) || words.noPrice(),
              },
            ]}
          />
        )}
        <Dialog
          title={words.editPrices({ name: edited?.row.name ?? '' })}
          isOpen={edited !== null}
          onClose={() => setEdited(null)}
          opener={edited ? `open-${edited.row.id}` : undefined}
        >
          {newest && (
            <PriceTiersForm
              list={list}
              product={newest.row}
              priceSteps={{ version: newest.version, prices: newest.row.prices }}
              onStale={onStale}
              onDone={(changed) => {
                setEdited(null)
                onChanged(changed)
                void client.invalidateQueries({ queryKey: key })
              }}
            />
          )}
        </Dialog>
      </section>
      {isRead && children}
    </>
  )
}
