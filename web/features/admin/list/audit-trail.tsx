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
          {actions.map(({ id, action, actor, actor_email, acted_at, detail, user_email }) => (
            <li key={id}>
              <strong>{LL.staff.actions[action]()}</strong>
              {detail && <Changed detail={detail} email={user_email} />}{' '}
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

/** Whom it was about, what it was before and is now, or which template a reply began with. */
function Changed({ detail, email }: { detail: Record<string, string>; email: string | null }) {
  const { LL } = useI18nContext()
  const { templates } = LL.staff.submissions
  const { template } = detail
  const { terms } = LL.staff
  const termsLabels = {
    market: terms.market(),
    currency: terms.currency(),
    cutoff_time: terms.cutoffTime(),
    cutoff_days: terms.cutoffDays(),
    minimum_cents: terms.minimum(),
    approval_over_cents: terms.approvalOver(),
  }
  const [from, to] = [detail['from'], detail['to'] ?? detail['role']].map((role) =>
    role !== undefined && isKey(role, LL.staff.users.roles)
      ? LL.staff.users.roles[role]()
      : role !== undefined && isKey(role, LL.staff.terms.roles)
        ? LL.staff.terms.roles[role]()
        : undefined,
  )
  const parts = [
    email,
    from && to && `${from} → ${to}`,
    template !== undefined && isKey(template, templates) && templates[template](),
    ...Object.entries(termsLabels).map(
      ([name, label]) => detail[name] && `${label} ${detail[name]}`,
    ),
  ].filter(Boolean)
  return parts.length > 0 && <>: {parts.join(', ')}</>
}

const isKey = <Words extends object>(name: string, words: Words): name is keyof Words & string =>
  name in words
