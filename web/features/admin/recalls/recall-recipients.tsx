import { useInfiniteQuery } from '@tanstack/react-query'
import type { RecallDetail, RecallRecipient } from '#contract/trade/recalls/recalls.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { rowsOf, staffPages } from '../calls/staff-query.ts'
import { ListFrame } from '../list/list-frame.tsx'
import { Moment } from '../list/list-moment.tsx'

/** Recipients of a recall by cases in descending order, with their answers. */
export function RecallRecipients({ recall }: { recall: RecallDetail }) {
  const words = useI18nContext().LL.staff.recalls
  const param = { id: recall.id }
  const list = useInfiniteQuery(
    // the counts are part of the key, so that the rows reload when they change
    staffPages(
      ['recalls', 'recipients', recall.id, recall.acknowledged, recall.mails.written],
      (api, cursor: string | undefined) =>
        answer(
          api.admin.recalls[':id'].recipients.$get({ param, query: { ...(cursor && { cursor }) } }),
        ),
    ),
  )
  const rows = rowsOf<RecallRecipient>(list.data)
  return (
    <section className="staff-part">
      <h3>{words.recipients()}</h3>
      {recall.companies === 0 ? (
        <p className="staff-soft">{words.noRecipients()}</p>
      ) : (
        <ListFrame list={list} count={rows.length} isFiltered={false} onReset={() => {}}>
          <ul className="staff-people">
            {rows.map((row) => (
              <li key={row.id}>
                <span>
                  <strong>{row.name}</strong> · {words.got({ n: row.cases })}
                  {recall.kind === 'real' && (
                    <>
                      <br />
                      <Answer row={row} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </ListFrame>
      )}
    </section>
  )
}

function Answer({ row }: { row: RecallRecipient }) {
  const words = useI18nContext().LL.staff.recalls
  if (row.acknowledged_at !== null) {
    return (
      <>
        {words.answer({ n: row.cases_held ?? 0, name: row.acknowledged_name ?? '–' })} (
        <Moment at={row.acknowledged_at} />)
      </>
    )
  }
  return (
    <em className="staff-recall-open">{row.mails === 0 ? words.noMail() : words.noAnswer()}</em>
  )
}
