import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LotLine } from '#contract/trade/lots/lots.ts'
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
import { filterRows, useAllPages } from '../use-all-pages.ts'
import { LotForm } from './lot-form.tsx'
import { useShippingObstacle, useLotState } from './use-shipping-obstacle.ts'
import { LotPanel } from './lot-panel.tsx'

export function LotsTab() {
  const { LL } = useI18nContext()
  const words = LL.staff.lots
  const client = useQueryClient()
  const { get, change, open, close } = useAddress()
  const q = get('q')
  const opened = get('open')
  const list = useInfiniteQuery(
    staffPages(['catalogue', 'lots'], (api, cursor: string | undefined) =>
      answer(api.admin.catalogue.lots.$get({ query: { ...(cursor && { cursor }) } })),
    ),
  )
  useAllPages(list)
  const [success, setSuccess] = useState<string>()
  const canLeave = useShippingObstacle()
  const stateOf = useLotState()
  const said = useRef<string>(undefined)
  const rows = filterRows(rowsOf<LotLine>(list.data), q)
  return (
    <>
      <Notice success={success} />
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
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
          nameLabel={words.code()}
          nameOf={({ code }) => code}
          noteOf={({ is_sample: isSample }) =>
            isSample ? (
              <span className="staff-badge staff-badge-sun">{LL.staff.catalogue.sample()}</span>
            ) : null
          }
          onOpen={(id) => open({ open: id })}
          columns={[
            { label: words.product(), cell: ({ sku, name }) => `${sku} · ${name}` },
            { label: words.state(), cell: stateOf },
            { label: words.fields.best_before(), cell: ({ best_before: day }) => day ?? '–' },
            { label: words.fields.arrived_on(), cell: ({ arrived_on: day }) => day ?? '–' },
          ]}
        />
      </ListFrame>
      {opened && <LotPanel key={opened} id={opened} onClose={() => close('open')} />}
      <Dialog
        title={words.add()}
        className="staff-panel"
        isOpen={get('add') !== ''}
        onClose={() => close('add')}
      >
        <LotForm
          lot={null}
          onSend={async (api, fields, { product }) => {
            const json = { product_id: product, fields }
            said.current = canLeave(fields, words.created())
            await answer(api.admin.catalogue.lots.$post({ json }))
          }}
          onDone={() => {
            close('add')
            setSuccess(said.current)
            void client.invalidateQueries({ queryKey: ['catalogue', 'lots'] })
            return 'leaving'
          }}
        />
      </Dialog>
    </>
  )
}
