import { type AdminAction, applicantActor } from '#contract/staff/admin-actions.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Moment } from './list-moment.tsx'

/** Audit entries, newest first. */
export function AuditTrail({ actions }: { actions: AdminAction[] }) {
  const { LL } = useI18nContext()
  const words = LL.people.list
  return (
    <section className="staff-part">
      <h3>{words.history()}</h3>
      {actions.length === 0 ? (
        <p className="staff-soft">{words.noHistory()}</p>
      ) : (
        <ol className="staff-entries">
          {actions.map(({ id, action, actor, actor_email, acted_at, detail }) => (
            <li key={id}>
              <strong>{LL.people.actions[action]()}</strong>{' '}
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
