import { useCallback } from 'react'
import type { AccessRequestLine } from '../../../../worker/contract/companies.ts'
import { locales } from '../../../../worker/contract/locales.ts'
import { requestStatuses } from '../../../../worker/contract/people-options.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { RequestBadge } from './badges.tsx'
import { Counts } from './counts.tsx'
import { DataTable } from './data-table.tsx'
import { Filters, Search } from './filters.tsx'
import { ListFrame } from './list-frame.tsx'
import { Moment } from './moment.tsx'
import { RequestPanel } from './request-panel.tsx'
import { useList } from './use-list.ts'
import { oneOf, useQuery } from './use-query.ts'

/** Businesses that ask for access. */
export function RequestsTab() {
  const { LL } = useI18nContext()
  const words = LL.people.requests
  const { get, change } = useQuery()
  const q = get('q')
  const status = oneOf(requestStatuses, get('status'))
  const open = get('open')
  const ask = useCallback(
    (api: StaffApi, cursor: string | undefined) =>
      answer(
        api.admin['access-requests'].$get({
          query: { ...(q && { q }), ...(status && { status }), ...(cursor && { cursor }) },
        }),
      ),
    [q, status],
  )
  const list = useList<AccessRequestLine, Awaited<ReturnType<typeof ask>>>(ask)

  return (
    <>
      <Counts
        label={words.status()}
        choices={requestStatuses}
        counts={list.data?.counts}
        chosen={status}
        nameOf={(value) => words.statuses[value]()}
        onChoose={(value) => change({ status: value })}
      />
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
        <RefreshButton isBusy={list.isBusy} onRefresh={() => void list.reload()} />
      </Filters>
      <ListFrame
        list={list}
        isFiltered={q !== '' || status !== undefined}
        onReset={() => change({ q: '', status: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={list.data?.rows ?? []}
          nameLabel={words.business()}
          nameOf={(request) => request.company_name}
          onOpen={(id) => change({ open: id })}
          columns={[
            {
              label: words.contact(),
              cell: (request) =>
                request.email === null ? (
                  <span className="ad-soft">{LL.people.list.erased()}</span>
                ) : (
                  <>
                    {request.name}
                    <small className="ad-row-note">{request.email}</small>
                  </>
                ),
            },
            { label: words.status(), cell: (request) => <RequestBadge status={request.status} /> },
            {
              label: LL.people.list.language(),
              cell: ({ locale }) => <span lang={locale}>{locales[locale].name}</span>,
            },
            {
              label: words.received(),
              cell: (request) => <Moment at={request.created_at} isDay />,
            },
          ]}
        />
      </ListFrame>
      {open && (
        <RequestPanel
          key={open}
          id={open}
          onClose={() => change({ open: '' })}
          onChanged={() => void list.reload()}
          onCompany={(id) => change({ tab: 'businesses', q: '', status: '', open: id })}
        />
      )}
    </>
  )
}
