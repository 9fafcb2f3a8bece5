import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductLine } from '#contract/trade/catalogue.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { rowsOf, staffPages } from '../../calls/staff-query.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { DataTable } from '../../list/data-table.tsx'
import { Filters, Search } from '../../list/filters.tsx'
import { ListFrame } from '../../list/list-frame.tsx'
import { Notice } from '../../screen/notice.tsx'
import { RefreshButton } from '../../screen/refresh-button.tsx'
import { useAddress } from '../../../../app/use-address.ts'
import { ExportFile } from '../files/export-file.tsx'
import { ImportButton } from '../files/import-button.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductBadges } from '../product-badges.tsx'
import { ProductPanel } from './product-panel.tsx'
import { filterRows, useAllPages } from '../use-all-pages.ts'

export function ProductsTab() {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.catalogue
  const client = useQueryClient()
  const { get, change, open, close } = useAddress()
  const q = get('q')
  const withArchived = get('archived') !== ''
  const opened = get('open')
  const list = useInfiniteQuery(
    staffPages(['catalogue', 'products'], (api, cursor: string | undefined) =>
      answer(api.admin.catalogue.products.$get({ query: { ...(cursor && { cursor }) } })),
    ),
  )
  useAllPages(list)
  const [success, setSuccess] = useState<string>()
  const rows = filterRows(rowsOf<ProductLine>(list.data), q).filter(
    ({ archived_at: at }) => withArchived || at === null,
  )
  return (
    <>
      <Notice success={success} />
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
        <label className="staff-check">
          <input
            type="checkbox"
            checked={withArchived}
            onChange={({ currentTarget }) =>
              change({ archived: currentTarget.checked ? 'yes' : '' })
            }
          />
          {words.showArchived()}
        </label>
        <RefreshButton isBusy={list.isFetching} onRefresh={() => void list.refetch()} />
      </Filters>
      <div className="staff-goods-tools">
        <button
          type="button"
          className="staff-button staff-button-strong"
          onClick={() => open({ add: 'yes' })}
        >
          {words.add()}
        </button>
        <ImportButton target="products" />
        <ExportFile
          name="products"
          ask={(api) => api.admin.catalogue.exports.products.$post({ json: { locale } })}
        />
      </div>
      <ListFrame
        list={list}
        count={rows.length}
        isFiltered={q !== ''}
        onReset={() => change({ q: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={rows}
          nameLabel={words.product()}
          nameOf={({ name }) => name}
          noteOf={(product) => <ProductBadges product={product} />}
          onOpen={(id) => open({ open: id })}
          columns={[
            { label: words.sku(), cell: ({ sku }) => sku },
            {
              label: words.fields.category(),
              cell: ({ category }) => LL.portal.catalogue.categories[category](),
            },
            {
              label: words.pack(),
              cell: ({ units_per_case: units, unit_label: unit }) => `${units} × ${unit}`,
            },
            {
              label: words.fields.availability(),
              cell: ({ availability }) => LL.portal.catalogue.availability[availability](),
            },
          ]}
        />
      </ListFrame>
      {opened && <ProductPanel key={opened} id={opened} onClose={() => close('open')} />}
      <Dialog
        title={words.add()}
        className="staff-panel"
        isOpen={get('add') !== ''}
        onClose={() => close('add')}
      >
        <ProductForm
          product={null}
          onSend={async (api, json) => {
            await answer(api.admin.catalogue.products.$post({ json }))
          }}
          onDone={() => {
            close('add')
            setSuccess(words.saved())
            void client.invalidateQueries({ queryKey: ['catalogue'] })
            return 'leaving'
          }}
        />
      </Dialog>
    </>
  )
}
