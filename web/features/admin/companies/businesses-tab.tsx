import { useInfiniteQuery } from '@tanstack/react-query'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { livePages, rowsOf } from '../calls/staff-query.ts'
import { useAddress } from '../../../app/use-address.ts'
import { BusinessPanel } from './business-panel.tsx'
import { DataTable } from '../list/data-table.tsx'
import { Filters, Search } from '../list/filters.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { Moment } from '../list/list-moment.tsx'

export function BusinessesTab() {
  const { LL } = useI18nContext()
  const words = LL.staff.businesses
  const { fields: field } = LL.staff.submissions
  const { industry } = LL.portal.request
  const { get, change, go, open, close } = useAddress()
  const q = get('q')
  const opened = get('open')
  const filters = { ...(q && { q }) }
  const list = useInfiniteQuery(
    livePages(['companies', 'list', filters], (api, cursor: string | undefined) =>
      answer(api.admin.companies.$get({ query: { ...filters, ...(cursor && { cursor }) } })),
    ),
  )
  const rows = rowsOf(list.data)
  return (
    <>
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
      </Filters>
      <ListFrame
        list={list}
        count={rows.length}
        isFiltered={q !== ''}
        onReset={() => change({ q: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={rows}
          nameLabel={words.name()}
          nameOf={(company) => company.name}
          onOpen={(id) => open({ open: id })}
          columns={[
            { label: field.industry(), cell: (company) => industry[company.industry]() },
            { label: field.companySize(), cell: (company) => company.size },
            { label: words.people(), cell: (company) => company.members, isFigure: true },
            { label: words.since(), cell: (company) => <Moment at={company.created_at} isDay /> },
          ]}
        />
      </ListFrame>
      {opened && (
        <BusinessPanel
          key={opened}
          id={opened}
          onClose={() => close('open')}
          onRequest={(id) => go({ tab: '', q: '', open: id })}
        />
      )}
    </>
  )
}
