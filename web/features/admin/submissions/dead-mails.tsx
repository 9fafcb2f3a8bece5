import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeadMail } from '#contract/staff/dead-mails.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { Moment } from '../list/list-moment.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { Notice } from '../screen/notice.tsx'

type Asked = { id: string; action: 'send-again' | 'dismiss' }

/** Emails that could not be delivered. Staff resend or dismiss them. */
export function DeadMails() {
  const words = useI18nContext().LL.staff.submissions.mails
  const explain = useExplain()
  const client = useQueryClient()
  const key = ['submissions', 'dead-mails']
  const query = useQuery(staffQuery(key, (api) => answer(api.admin['dead-mails'].$get())))
  const readAgain = () => void client.invalidateQueries({ queryKey: key })
  const mutation = useStaffMutation(key, call, readAgain, readAgain)
  const rows = query.data?.rows ?? []
  const isDone = mutation.data !== undefined && !mutation.error
  const said = mutation.variables?.action === 'dismiss' ? words.dismissed() : words.sentAgain()
  return (
    <>
      <LoadNotice query={query} />
      <Notice
        error={mutation.error ? explain(mutation.error) : undefined}
        success={isDone ? said : undefined}
      />
      {rows.length > 0 && (
        <section className="staff-part" aria-labelledby="dead-mails">
          <h2 id="dead-mails" className="staff-subtitle">
            {words.title()}
          </h2>
          <p className="staff-soft">{words.lead()}</p>
          <ul className="staff-entries" aria-busy={mutation.isBusy}>
            {rows.map((mail) => (
              <Row key={mail.id} mail={mail} onAsk={(what) => void mutation.start(what)} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Row({ mail, onAsk }: { mail: DeadMail; onAsk: (asked: Asked) => void }) {
  const words = useI18nContext().LL.staff.submissions.mails
  const { id, to, subject } = mail
  return (
    <li>
      <strong id={`dead-mail-${id}`}>{subject ?? words.unreadable()}</strong> {to}
      <small>
        <Moment at={mail.created_at} />
      </small>
      {mail.last_error && <code className="staff-code">{mail.last_error}</code>}
      {!mail.is_sendable && to !== null && <p className="staff-soft">{words.expired()}</p>}
      <div className="staff-panel-actions">
        {mail.is_sendable && (
          <button
            type="button"
            className="staff-button staff-button-strong"
            aria-describedby={`dead-mail-${id}`}
            onClick={() => onAsk({ id, action: 'send-again' })}
          >
            {words.again()}
          </button>
        )}
        <button
          type="button"
          className="staff-button"
          aria-describedby={`dead-mail-${id}`}
          onClick={() => onAsk({ id, action: 'dismiss' })}
        >
          {words.dismiss()}
        </button>
      </div>
    </li>
  )
}

const call = (api: StaffApi, { id, action }: Asked) => {
  const given = { param: { id }, json: {} }
  const mails = api.admin['dead-mails'][':id']
  return action === 'dismiss'
    ? answer(mails.dismiss.$post(given))
    : answer(mails['send-again'].$post(given))
}
