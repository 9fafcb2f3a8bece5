import { useCallback } from 'react'
import type { CompanyLine } from '../../../../worker/contract/companies.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { BusinessPanel } from './business-panel.tsx'
import { DataTable } from './data-table.tsx'
import { Filters, Search } from './filters.tsx'
import { ListFrame } from './list-frame.tsx'
import { Moment } from './moment.tsx'
import { useList } from './use-list.ts'
import { useQuery } from './use-query.ts'

/** Businesses that have access, and their people. */
export function BusinessesTab() {
  const { LL } = useI18nContext()
  const words = LL.people.businesses
  const { fields: field } = LL.people.submissions
  const { industry } = LL.portal.request
  const { get, change } = useQuery()
  const q = get('q')
  const open = get('open')
  const ask = useCallback(
    (api: StaffApi, cursor: string | undefined) =>
      answer(api.admin.companies.$get({ query: { ...(q && { q }), ...(cursor && { cursor }) } })),
    [q],
  )
  const list = useList<CompanyLine, Awaited<ReturnType<typeof ask>>>(ask)
  return (
    <>
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
        <RefreshButton isBusy={list.isBusy} onRefresh={() => void list.reload()} />
      </Filters>
      <ListFrame list={list} isFiltered={q !== ''} onReset={() => change({ q: '' })}>
        <DataTable
          caption={words.caption()}
          rows={list.data?.rows ?? []}
          nameLabel={words.name()}
          nameOf={(company) => company.name}
          onOpen={(id) => change({ open: id })}
          columns={[
            { label: field.industry(), cell: (company) => industry[company.industry]() },
            { label: field.companySize(), cell: (company) => company.size },
            { label: words.people(), cell: (company) => company.members, isFigure: true },
            { label: words.since(), cell: (company) => <Moment at={company.created_at} isDay /> },
          ]}
        />
      </ListFrame>
      {open && (
        <BusinessPanel
          key={open}
          id={open}
          onClose={() => change({ open: '' })}
          onChanged={() => void list.reload()}
          onRequest={(id) => change({ tab: '', q: '', open: id })}
        />
      )}
    </>
  )
}
