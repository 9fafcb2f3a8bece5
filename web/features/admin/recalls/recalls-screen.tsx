import './recalls.css'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type RecallKind, recallKinds } from '#contract/trade/recalls/recall-choices.ts'
import type { RecallLine, Recalls } from '#contract/trade/recalls/recalls.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { rowsOf, staffPages } from '../calls/staff-query.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { DataTable } from '../list/data-table.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { Moment } from '../list/list-moment.tsx'
import { formatDay } from '../screen/moment.tsx'
import { Notice } from '../screen/notice.tsx'
import { RefreshButton } from '../screen/refresh-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { isDrillDue } from './drill-due.ts'
import { RecallKindBadge } from './recall-kind-badge.tsx'
import { RecallForm } from './recall-form.tsx'
import { RecallPanel } from './recall-panel.tsx'

export function Screen() {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.recalls
  const client = useQueryClient()
  const { get, open, close } = useAddress()
  const opened = get('open')
  const adding = oneOf(recallKinds, get('add'))
  const [success, setSuccess] = useState<string>()
  const list = useInfiniteQuery(
    staffPages(['recalls', 'list'], async (api, cursor: string | undefined) => {
      const page: Recalls = await answer(
        api.admin.recalls.$get({ query: { ...(cursor && { cursor }) } }),
      )
      return page
    }),
  )
  const rows = rowsOf<RecallLine>(list.data)
  const last = list.data?.pages[0]?.last_drill_at
  const day = last ? formatDay(last.slice(0, 10), locale) : ''
  const begin = (kind: RecallKind) => {
    setSuccess(undefined)
    open({ add: kind })
  }
  return (
    <>
      <ScreenHead screen="recalls">
        <button
          type="button"
          className="staff-button staff-button-danger"
          onClick={() => begin('real')}
        >
          {words.start()}
        </button>
        <button type="button" className="staff-button" onClick={() => begin('drill')}>
          {words.drill.start()}
        </button>
        <RefreshButton isBusy={list.isFetching} onRefresh={() => void list.refetch()} />
      </ScreenHead>
      <Notice success={success} />
      {last !== undefined && (
        <p className={isDrillDue(last) ? 'staff-recall-due' : 'staff-soft'}>
          {last === null
            ? words.drill.none()
            : isDrillDue(last)
              ? words.drill.due({ day })
              : words.drill.last({ day })}
        </p>
      )}
      <ListFrame list={list} count={rows.length} isFiltered={false} onReset={() => {}}>
        <DataTable
          caption={words.caption()}
          rows={rows}
          nameLabel={words.lots()}
          nameOf={({ lots }) => namesOf(lots, words.andMore)}
          noteOf={({ kind, closed_at: closedAt }) => (
            <>
              <RecallKindBadge kind={kind} />{' '}
              {words.states[closedAt === null ? 'open' : 'closed']()}
            </>
          )}
          onOpen={(id) => open({ open: id })}
          columns={[
            { label: words.opened(), cell: (it) => <Moment at={it.opened_at} /> },
            { label: words.action(), cell: (it) => words.actions[it.action]() },
            {
              label: words.answered(),
              cell: (it) =>
                it.kind === 'drill'
                  ? '–'
                  : words.ofCompanies({ done: it.acknowledged, all: it.companies }),
              isFigure: true,
            },
            {
              label: words.held(),
              cell: (it) =>
                it.kind === 'drill'
                  ? '–'
                  : words.ofCompanies({ done: it.held_cases, all: it.cases }),
              isFigure: true,
            },
          ]}
        />
      </ListFrame>
      {opened && <RecallPanel key={opened} id={opened} onClose={() => close('open')} />}
      <Dialog
        title={adding === 'drill' ? words.drill.title() : words.title()}
        className="staff-panel"
        isOpen={adding !== undefined}
        onClose={() => close('add')}
      >
        {adding && (
          <RecallForm
            key={adding}
            kind={adding}
            onDone={(recall) => {
              client.setQueryData(['recalls', 'one', recall.id], recall)
              void client.invalidateQueries({ queryKey: ['recalls', 'list'] })
              void client.invalidateQueries({ queryKey: ['catalogue', 'lots'] })
              setSuccess(adding === 'drill' ? words.drill.done() : words.done())
              close('add')
            }}
          />
        )}
      </Dialog>
    </>
  )
}

/** Lot codes shown in a row. */
const named = 3

function namesOf(lots: RecallLine['lots'], more: (given: { lots: string }) => string): string {
  const codes = lots.slice(0, named).map(({ name, code }) => `${name}, ${code}`)
  const text = codes.join(' · ')
  return lots.length > named ? more({ lots: text }) : text
}
