import { useQueryClient } from '@tanstack/react-query'
import type { CompanyDetail } from '#contract/staff/companies.ts'
import { writtenCents } from '#contract/trade/money.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useConfirm } from '../dialog/use-confirm.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { UserBadge } from '../list/badges.tsx'
import { Moment } from '../list/list-moment.tsx'
import { Notice } from '../screen/notice.tsx'
import { MemberRoleForm } from './member-role.tsx'

type Change = { user: string; from: MemberRole; role: MemberRole }

/** Whether a member can approve orders: not while the account is suspended. */
const canApprove = ({ role, status }: CompanyDetail['members'][number]) =>
  role === 'approver' && status !== 'suspended'

export function MembersPart({ company }: { company: CompanyDetail }) {
  const { LL } = useI18nContext()
  const words = LL.staff.terms
  const client = useQueryClient()
  const explain = useExplain()
  const key = ['companies', 'one', company.id]
  const mutation = useStaffMutation(
    ['companies', 'role', company.id],
    (api, { user, ...json }: Change) =>
      answer(
        api.admin.companies[':id'].members[':user'].role.$put({
          param: { id: company.id, user },
          json,
        }),
      ),
    (changed) => client.setQueryData(key, changed),
    () => void client.invalidateQueries({ queryKey: key }),
  )
  const removal = useStaffMutation(
    ['companies', 'removal', company.id],
    (api, { user }: { user: string; called: string }) =>
      answer(
        api.admin.companies[':id'].members[':user'].$delete({ param: { id: company.id, user } }),
      ),
    (changed) => {
      client.setQueryData(key, changed)
      void client.invalidateQueries({ queryKey: ['companies', 'list'] })
    },
    () => void client.invalidateQueries({ queryKey: key }),
  )
  const { ask, confirm } = useConfirm(removal)
  const asking = useConfirm(mutation)
  /** Warning when the last approver loses the role while orders wait for approval. */
  const lossOf = (user: string, name: string): string | null => {
    const approvers = company.members.filter(canApprove)
    const isLast = approvers.length === 1 && approvers[0]?.user_id === user
    const { length: n } = company.waiting
    return isLast && n > 0 ? words.lastApprover({ name, n }) : null
  }
  /** Clears the other action's message. */
  function start<Given>(one: { start: (given: Given) => Promise<boolean> }, given: Given) {
    mutation.reset()
    removal.reset()
    return one.start(given)
  }
  return (
    <section className="staff-part">
      <h3>{LL.staff.businesses.people()}</h3>
      <Notice
        error={mutation.error ? explain(mutation.error) : undefined}
        success={
          removal.data && removal.variables
            ? words.removed({ name: removal.variables.called })
            : mutation.data && words.roleSaved()
        }
      />
      <ul className="staff-people">
        {company.members.map(({ user_id: user, name, email, job_title: title, role, status }) => {
          const called = name ?? email
          return (
            <li key={user} className="staff-member">
              <span>
                <strong>{called}</strong>
                {title && <span> · {title}</span>}
                {status === 'suspended' && <UserBadge status={status} />}
                {name && <small className="staff-row-note">{email}</small>}
              </span>
              <MemberRoleForm
                name={called}
                role={role}
                isBusy={mutation.isBusy}
                onSave={(wanted) => {
                  const run = () => start(mutation, { user, from: role, role: wanted })
                  const text = lossOf(user, called)
                  if (text === null) void run()
                  else
                    asking.ask({
                      action: words.role({ name: called }),
                      text,
                      isDangerous: true,
                      run,
                    })
                }}
              />
              <button
                type="button"
                className="staff-button staff-button-danger"
                aria-label={words.removeOne({ name: called })}
                onClick={() =>
                  ask({
                    action: words.removeOne({ name: called }),
                    text: [words.removeText({ name: called }), lossOf(user, called)]
                      .filter(Boolean)
                      .join(' '),
                    isDangerous: true,
                    run: () => start(removal, { user, called }),
                  })
                }
              >
                {words.remove()}
              </button>
            </li>
          )
        })}
      </ul>
      {company.waiting.length > 0 && <WaitingOrders company={company} />}
      {confirm}
      {asking.confirm}
    </section>
  )
}

/** Orders waiting for approval, with the members who can approve them; staff cannot. */
function WaitingOrders({ company }: { company: CompanyDetail }) {
  const words = useI18nContext().LL.staff.terms
  const isLost = !company.members.some(canApprove)
  return (
    <>
      <h4>{words.waiting()}</h4>
      {isLost && <Notice error={words.waitingLost()} />}
      <ul className="staff-people">
        {company.waiting.map(({ id, number, total_cents: cents, currency, placed_at: at }) => (
          <li key={id}>
            <strong>{number}</strong> · {writtenCents(cents)} {currency} · <Moment at={at} isDay />
          </li>
        ))}
      </ul>
    </>
  )
}
