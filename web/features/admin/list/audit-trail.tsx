import { type AdminAction, applicantActor } from '#contract/staff/admin-actions.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Moment } from './list-moment.tsx'

export function AuditTrail({ actions }: { actions: AdminAction[] }) {
  const { LL } = useI18nContext()
  const words = LL.staff.list
  return (
    <section className="staff-part">
      <h3>{words.history()}</h3>
      {actions.length === 0 ? (
        <p className="staff-soft">{words.noHistory()}</p>
      ) : (
        <ol className="staff-entries">
          {actions.map(({ id, action, actor, actor_email, acted_at, detail }) => (
            <li key={id}>
              <strong>{LL.staff.actions[action]()}</strong>{' '}
              {words.by({
                name:
                  actor === applicantActor ? words.applicant() : (actor_email ?? words.unknown()),
              })}
              <small>
                <Moment at={acted_at} />
              </small>
              {detail?.['reason'] && <blockquote>{detail['reason']}</blockquote>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
