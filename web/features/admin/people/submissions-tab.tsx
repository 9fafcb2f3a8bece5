import { useCallback } from 'react'
import { submissionKinds } from '../../../../worker/contract/people-options.ts'
import type { SubmissionLine } from '../../../../worker/contract/submissions.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { Destination, SubmissionBadge } from './badges.tsx'
import { Counts } from './counts.tsx'
import { DataTable } from './data-table.tsx'
import { Choice, Filters } from './filters.tsx'
import { ListFrame } from './list-frame.tsx'
import { Moment } from './moment.tsx'
import { SubmissionPanel } from './submission-panel.tsx'
import { useList } from './use-list.ts'
import { oneOf, useQuery } from './use-query.ts'

/** What needs somebody comes first. */
const states = ['dead', 'waiting', 'delivered'] as const

/** What visitors sent, and how far it got. */
export function SubmissionsTab() {
  const { LL } = useI18nContext()
  const words = LL.people.submissions
  const { get, change } = useQuery()
  const kind = oneOf(submissionKinds, get('kind'))
  const state = oneOf(states, get('state'))
  const open = get('open')
  const ask = useCallback(
    (api: StaffApi, cursor: string | undefined) =>
      answer(
        api.admin.submissions.$get({
          query: { ...(kind && { kind }), ...(state && { state }), ...(cursor && { cursor }) },
        }),
      ),
    [kind, state],
  )
  const list = useList<SubmissionLine, Awaited<ReturnType<typeof ask>>>(ask)
  return (
    <>
      <Counts
        label={words.state()}
        choices={states}
        counts={list.data?.counts}
        chosen={state}
        nameOf={(value) => words.states[value]()}
        onChoose={(value) => change({ state: value })}
      />
      <Filters>
        <Choice
          label={words.kind()}
          value={kind}
          choices={submissionKinds}
          nameOf={(value) => words.kinds[value]()}
          onChoose={(value) => change({ kind: value })}
        />
        <RefreshButton isBusy={list.isBusy} onRefresh={() => void list.reload()} />
      </Filters>
      <ListFrame
        list={list}
        isFiltered={kind !== undefined || state !== undefined}
        onReset={() => change({ kind: '', state: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={list.data?.rows ?? []}
          nameLabel={words.kind()}
          nameOf={(row) => words.kinds[row.kind]()}
          noteOf={(row) => <Moment at={row.created_at} />}
          onOpen={(id) => change({ open: id })}
          columns={[
            { label: words.state(), cell: (row) => <SubmissionBadge state={row.state} /> },
            { label: words.destination(), cell: (row) => <Destination of={row.destination} /> },
            { label: words.attempts(), cell: (row) => row.attempts, isFigure: true },
            {
              label: words.error(),
              cell: (row) => row.last_error && <code className="ad-code">{row.last_error}</code>,
            },
          ]}
        />
      </ListFrame>
      {open && (
        <SubmissionPanel
          key={open}
          id={open}
          onClose={() => change({ open: '' })}
          onChanged={() => void list.reload()}
        />
      )}
    </>
  )
}
