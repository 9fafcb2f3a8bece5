import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { staffQuery } from '../../calls/staff-query.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { DataTable } from '../../list/data-table.tsx'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { formatDay } from '../../screen/moment.tsx'
import { Notice } from '../../screen/notice.tsx'
import { useAddress } from '../../../../app/use-address.ts'
import { PriceListForm } from './price-list-form.tsx'
import { PriceListPanel } from './price-list-panel.tsx'
import { ProductBadges } from '../product-badges.tsx'

export function PriceListsTab() {
  const { LL, locale } = useI18nContext()
  const { lists: words } = LL.staff.catalogue
  const client = useQueryClient()
  const { get, open, close } = useAddress()
  const opened = get('open')
  const query = useQuery(
    staffQuery(['catalogue', 'lists'], (api) => answer(api.admin.catalogue['price-lists'].$get())),
  )
  const [success, setSuccess] = useState<string>()
  const rows = query.data?.rows ?? []
  return (
    <>
      <Notice success={success} />
      <LoadNotice query={query} />
      <div className="staff-goods-tools">
        <button
          type="button"
          className="staff-button staff-button-strong"
          onClick={() => open({ add: 'yes' })}
        >
          {words.add()}
        </button>
      </div>
      {query.data && rows.length === 0 && (
        <div className="staff-empty">
          <p>{LL.staff.list.empty()}</p>
        </div>
      )}
      {rows.length > 0 && (
        <DataTable
          caption={words.caption()}
          rows={rows}
          nameLabel={words.name()}
          nameOf={({ name }) => name}
          noteOf={(list) => <ProductBadges product={list} />}
          onOpen={(id) => open({ open: id })}
          columns={[
            { label: words.currency(), cell: ({ currency }) => currency },
            { label: words.from(), cell: ({ valid_from: from }) => formatDay(from, locale) },
            {
              label: words.until(),
              cell: ({ valid_to: to }) => (to ? formatDay(to, locale) : words.noEnd()),
            },
            { label: words.companies(), cell: ({ companies }) => companies, isFigure: true },
          ]}
        />
      )}
      {opened && <PriceListPanel key={opened} id={opened} onClose={() => close('open')} />}
      <Dialog title={words.add()} isOpen={get('add') !== ''} onClose={() => close('add')}>
        <PriceListForm
          list={null}
          onSend={async (api, json) => {
            await answer(api.admin.catalogue['price-lists'].$post({ json }))
          }}
          onDone={() => {
            close('add')
            setSuccess(words.created())
            void client.invalidateQueries({ queryKey: ['catalogue', 'lists'] })
            return 'leaving'
          }}
        />
      </Dialog>
    </>
  )
}
