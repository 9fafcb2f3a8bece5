import { useState } from 'react'
import type { CompanyTerms } from '#contract/trade/terms.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { formatDay } from '../screen/moment.tsx'
import { Notice } from '../screen/notice.tsx'
import { serverNow } from '../../../app/server-clock.ts'

type Props = {
  id: string
  company: CompanyTerms
  onGiven: (changed: CompanyTerms) => void
  onStale: () => void
}

/** Assigns a price list to a company from a date on. */
export function AssignPriceList({ id, company, onGiven, onStale }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.terms
  const explain = useExplain()
  /** `null` before a choice. */
  const [chosen, setChosen] = useState<string | null>(null)
  const [first] = company.choices
  const isOffered = chosen === '' || company.choices.some((choice) => choice.id === chosen)
  const listId = chosen !== null && isOffered ? chosen : (first?.id ?? '')
  const [from, setFrom] = useState(() => officeClock(serverNow()).day)
  const shown = `${listId} ${from}`
  /** The values last saved, or those at opening. */
  const [given, setGiven] = useState(shown)
  const mutation = useStaffMutation(
    ['companies', 'list', id],
    (api, list: string | null) =>
      answer(
        api.admin.companies[':id']['price-list'].$put({
          param: { id },
          json: { version: company.version, list_id: list, valid_from: from },
        }),
      ),
    onGiven,
    onStale,
  )
  return (
    <form
      data-unsaved={shown !== given}
      onSubmit={(event) => {
        event.preventDefault()
        if (from === '') return
        void mutation.start(listId || null).then((isDone) => isDone && setGiven(shown))
      }}
    >
      {company.price_lists.length > 0 && (
        <>
          <h4>{words.lists()}</h4>
          <ul className="staff-people">
            {company.price_lists.map(({ valid_from: day, name }) => (
              <li key={day}>
                <strong>{formatDay(day, locale)}</strong> · {name ?? words.noList()}
              </li>
            ))}
          </ul>
        </>
      )}
      <Notice error={mutation.error ? explain(mutation.error) : undefined} />
      <div className="staff-filters">
        <label className="staff-select">
          <span>{words.list()}</span>
          <select
            className="staff-input"
            value={listId}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {company.choices.map(({ id: choice, name }) => (
              <option key={choice} value={choice}>
                {name}
              </option>
            ))}
            <option value="">{words.noList()}</option>
          </select>
        </label>
        <label className="staff-select">
          <span>{words.listFrom()}</span>
          <input
            type="date"
            className="staff-input"
            required
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        </label>
        <button className="staff-button" aria-disabled={mutation.isBusy}>
          {words.give()}
        </button>
      </div>
    </form>
  )
}
