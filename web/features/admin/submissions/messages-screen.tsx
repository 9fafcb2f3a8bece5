import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { maxCountedSubmissions, submissionKinds, submissionViews } from '#contract/staff/filters.ts'
import { messagePath } from '#contract/staff/staff-addresses.ts'
import type { SubmissionLine } from '#contract/staff/submissions.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { livePages, rowsOf } from '../calls/staff-query.ts'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { SubmissionBadge } from '../list/badges.tsx'
import { CountFilters } from '../list/count-filters.tsx'
import { DataTable } from '../list/data-table.tsx'
import { ChoiceFilter, Filters, Search } from '../list/filters.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { Moment } from '../list/list-moment.tsx'
import { askForMessages } from './ask-for-messages.ts'
import { DeadMails } from './dead-mails.tsx'
import { ExportMessages } from './export-messages.tsx'
import { MessagePanel } from './message-panel.tsx'

/** Messages of visitors: sender, first words, assignee and progress. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.staff.submissions
  const { get, change, open, close } = useAddress()
  const navigate = useNavigate()
  const q = get('q')
  const kind = oneOf(submissionKinds, get('kind'))
  const state = oneOf(submissionViews, get('state'))
  const opened = get('open')
  const filters = { ...(q && { q }), ...(kind && { kind }), ...(state && { state }) }
  const list = useInfiniteQuery(
    livePages(['submissions', 'list', filters], (api, cursor: string | undefined) =>
      askForMessages(api, filters, cursor),
    ),
  )
  const rows = rowsOf(list.data)
  const nameOf = (row: SubmissionLine) =>
    row.erased_at ? LL.staff.list.erased() : (row.name ?? words.anonymous())
  return (
    <>
      <ScreenHead screen="messages" />
      <DeadMails />
      <CountFilters
        label={words.progress()}
        choices={submissionViews}
        counts={list.data?.pages[0]?.counts}
        countedUpTo={maxCountedSubmissions}
        chosen={state}
        nameOf={(value) => words.states[value]()}
        onChoose={(value) => change({ state: value })}
      />
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
        <ChoiceFilter
          label={words.kind()}
          value={kind}
          choices={submissionKinds}
          nameOf={(value) => words.kinds[value]()}
          onChoose={(value) => change({ kind: value })}
        />
        <ExportMessages key={JSON.stringify(filters)} filters={filters} />
      </Filters>
      <ListFrame
        list={list}
        count={rows.length}
        isFiltered={q !== '' || kind !== undefined || state !== undefined}
        onReset={() => change({ q: '', kind: '', state: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={rows}
          nameLabel={words.sender()}
          nameOf={nameOf}
          noteOf={({ company, email }) => (
            <span className="staff-message-from">
              {company && <span className="staff-message-company">{company}</span>} {email}
            </span>
          )}
          onOpen={(id) => open({ open: id })}
          columns={[
            {
              label: words.message(),
              cell: ({ excerpt }) => excerpt && <span className="staff-excerpt">{excerpt}</span>,
            },
            { label: words.received(), cell: (row) => <Moment at={row.created_at} /> },
            { label: words.assignee(), cell: ({ assignee }) => assignee?.email },
            { label: words.progress(), cell: (row) => <SubmissionBadge message={row} /> },
          ]}
        />
      </ListFrame>
      {opened && (
        <MessagePanel
          key={opened}
          id={opened}
          onClose={() => close('open')}
          onRequest={() => void navigate(messagePath(opened, 'b2b-access'))}
        />
      )}
    </>
  )
}
