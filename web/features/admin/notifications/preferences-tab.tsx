import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MailChoice, mailChoices } from '#contract/notifications/notification-events.ts'
import type { Preference, PreferenceChange } from '#contract/notifications/notifications.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { LoadNotice } from '../screen/load-notice.tsx'
import { Notice } from '../screen/notice.tsx'

const all = staffQuery(['notifications', 'preferences'], (api) =>
  answer(api.admin.notifications.preferences.$get()),
)

/** Inbox and email setting of each event; a choice is saved immediately. */
export function PreferencesTab() {
  const { LL } = useI18nContext()
  const words = LL.staff.notifications
  const query = useQuery(all)
  const [outcome, setOutcome] = useState<Outcome>({})
  return (
    <>
      <LoadNotice query={query} />
      <div className="staff-stuck">
        <Notice {...outcome} />
      </div>
      {!query.data && !query.error && <p role="status">{LL.loading()}</p>}
      {query.data && (
        <section className="staff-card" aria-labelledby="preferences-title">
          <h2 id="preferences-title" className="staff-subtitle-flat">
            {words.preferences.title()}
          </h2>
          <p className="staff-soft">{words.preferences.text()}</p>
          <p className="staff-soft">{words.preferences.digest()}</p>
          {query.data.preferences.map((preference) => (
            <PreferenceRow key={preference.event} {...{ preference, setOutcome }} />
          ))}
        </section>
      )}
    </>
  )
}

type Outcome = { error?: string; success?: string }
type RowProps = { preference: Preference; setOutcome: (outcome: Outcome) => void }

function PreferenceRow({ preference, setOutcome }: RowProps) {
  const words = useI18nContext().LL.staff.notifications
  const client = useQueryClient()
  const explain = useExplain()
  const { event, is_alarm } = preference
  const { title, text } = words.events[event]
  const mutation = useStaffMutation(
    ['notifications', 'preference', event],
    (api, json: PreferenceChange) =>
      answer(api.admin.notifications.preferences[':event'].$put({ param: { event }, json })),
    (kept) => {
      client.setQueryData(all.queryKey, kept)
      setOutcome({ success: words.preferences.saved({ event: title() }) })
    },
    (reason) => setOutcome({ error: explain(reason) }),
  )
  // optimistic: the choice is shown while it is saved
  const { inbox, mail } = (mutation.isBusy ? mutation.variables : undefined) ?? preference
  const save = (change: Partial<PreferenceChange>) =>
    void mutation.start({ inbox, mail, ...change })
  const nameOf = (choice: MailChoice) =>
    choice === 'now' && is_alarm ? words.preferences.atOnce() : words.preferences[choice]()
  return (
    <fieldset className="staff-preference">
      <legend>{title()}</legend>
      <p className="staff-soft staff-small">{text()}</p>
      <label className="staff-check">
        <input
          type="checkbox"
          checked={inbox}
          onChange={({ currentTarget }) => save({ inbox: currentTarget.checked })}
        />{' '}
        {words.preferences.inbox()}
      </label>
      <label className="staff-select">
        <span>{words.preferences.mail()}</span>
        <select
          className="staff-input"
          value={mail}
          onChange={({ currentTarget: { value } }) => {
            const choice = mailChoices.find((one) => one === value)
            if (choice) save({ mail: choice })
          }}
        >
          {mailChoices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
