import { useInfiniteQuery } from '@tanstack/react-query'
import { requestStatuses } from '#contract/staff/filters.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { livePages, rowsOf } from '../calls/staff-query.ts'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { RequestBadge } from '../list/badges.tsx'
import { CountFilters } from '../list/count-filters.tsx'
import { DataTable } from '../list/data-table.tsx'
import { Filters, Search } from '../list/filters.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { Moment } from '../list/list-moment.tsx'
import { useLanguageName } from '../list/use-language-name.ts'
import { RequestPanel } from './request-panel.tsx'

export function RequestsTab() {
  const { LL } = useI18nContext()
  const languageName = useLanguageName()
  const words = LL.staff.requests
  const { get, change, go, open, close } = useAddress()
  const q = get('q')
  const status = oneOf(requestStatuses, get('status'))
  const opened = get('open')
  const filters = { ...(q && { q }), ...(status && { status }) }
  const list = useInfiniteQuery(
    livePages(['requests', 'list', filters], (api, cursor: string | undefined) =>
      answer(
        api.admin['access-requests'].$get({ query: { ...filters, ...(cursor && { cursor }) } }),
      ),
    ),
  )
  const rows = rowsOf(list.data)

  return (
    <>
      <CountFilters
        label={words.status()}
        choices={requestStatuses}
        counts={list.data?.pages[0]?.counts}
        chosen={status}
        nameOf={(value) => words.statuses[value]()}
        onChoose={(value) => change({ status: value })}
      />
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
      </Filters>
      <ListFrame
        list={list}
        count={rows.length}
        isFiltered={q !== '' || status !== undefined}
        onReset={() => change({ q: '', status: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={rows}
          nameLabel={words.business()}
          nameOf={(request) => request.company_name || LL.staff.list.erased()}
          onOpen={(id) => open({ open: id })}
          columns={[
            {
              label: words.contact(),
              cell: (request) =>
                request.email === null ? (
                  <span className="staff-soft">{LL.staff.list.erased()}</span>
                ) : (
                  <>
                    {request.name}
                    <small className="staff-row-note">{request.email}</small>
                  </>
                ),
            },
            { label: words.status(), cell: (request) => <RequestBadge status={request.status} /> },
            {
              label: LL.staff.list.language(),
              cell: ({ locale }) => languageName(locale),
            },
            {
              label: words.received(),
              cell: (request) => <Moment at={request.created_at} isDay />,
            },
          ]}
        />
      </ListFrame>
      {opened && (
        <RequestPanel
          key={opened}
          id={opened}
          onClose={() => close('open')}
          onCompany={(id) => go({ tab: 'businesses', q: '', status: '', open: id })}
        />
      )}
    </>
  )
}
