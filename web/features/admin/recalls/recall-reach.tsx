import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { RecallKind } from '#contract/trade/recalls/recall-choices.ts'
import type { ReachedShipment } from '#contract/trade/recalls/recalls.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { rowsOf, staffPages } from '../calls/staff-query.ts'
import { useAllPages } from '../catalogue/use-all-pages.ts'
import { LoadNotice } from '../screen/load-notice.tsx'

type Props = { lots: string[]; kind: RecallKind }

/** Companies that received the lots, with the sum of cases, computed from all pages. */
export function RecallReach({ lots, kind }: Props) {
  const words = useI18nContext().LL.staff.recalls
  const titleId = useId()
  const ids = lots.join(',')
  const list = useInfiniteQuery({
    ...staffPages(['recalls', 'reach', ids], (api, cursor: string | undefined) =>
      answer(
        api.admin['recall-plans'].reach.$get({ query: { lots: ids, ...(cursor && { cursor }) } }),
      ),
    ),
    staleTime: 0,
  })
  useAllPages(list)
  const companies = byCompany(rowsOf<ReachedShipment>(list.data))
  const sum = (of: 'cases' | 'members') => companies.reduce((total, it) => total + it[of], 0)
  // complete, and not the previous lots' placeholder rows
  const isKnown = list.data !== undefined && !list.hasNextPage && !list.isPlaceholderData
  return (
    <section className="staff-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{words.reach()}</h3>
      <LoadNotice query={list} />
      <p role="status">
        {!isKnown && !list.error && words.reaching()}
        {isKnown &&
          (companies.length === 0 ? (
            words.noneShipped()
          ) : (
            <strong>
              {words.reached({
                companies: companies.length,
                cases: sum('cases'),
                members: sum('members'),
              })}
            </strong>
          ))}
      </p>
      {kind === 'drill' && companies.length > 0 && <p className="staff-soft">{words.inDrill()}</p>}
      {isKnown && companies.length > 0 && (
        <ul className="staff-people staff-recall-found">
          {companies.map(({ company_id: id, company_name: name, cases, members }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong> · {words.got({ n: cases })}
                {members === 0 && kind === 'real' && <em> {words.phone({ name })}</em>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** One row for each company, by cases in descending order. */
function byCompany(rows: ReachedShipment[]): ReachedShipment[] {
  const found = new Map<string, ReachedShipment>()
  for (const row of rows) {
    const known = found.get(row.company_id)
    found.set(row.company_id, { ...row, cases: row.cases + (known?.cases ?? 0) })
  }
  return [...found.values()].toSorted((one, other) => other.cases - one.cases)
}
