import { useQueryClient } from '@tanstack/react-query'
import type { CompanyDetail } from '#contract/staff/companies.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useDeed } from '../calls/use-deed.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'
import { MemberRoleForm } from './member-role.tsx'

type Change = { user: string; from: MemberRole; role: MemberRole }

/** The people of a company, and what each may do for it. */
export function MembersPart({ company }: { company: CompanyDetail }) {
  const { LL } = useI18nContext()
  const words = LL.people.terms
  const client = useQueryClient()
  const explain = useExplain()
  const key = ['companies', 'one', company.id]
  const deed = useDeed(
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
  return (
    <section className="ad-part">
      <h3>{LL.people.businesses.people()}</h3>
      <Notice
        error={deed.error ? explain(deed.error) : undefined}
        success={deed.data && words.roleSaved()}
      />
      <ul className="ad-people">
        {company.members.map(({ user_id: user, name, email, job_title: title, role }) => {
          const called = name ?? email ?? LL.people.users.noName()
          return (
            <li key={user} className="ad-member">
              <span>
                <strong>{called}</strong>
                {title && <span> · {title}</span>}
                {name && <small className="ad-row-note">{email}</small>}
              </span>
              <MemberRoleForm
                name={called}
                role={role}
                isBusy={deed.isBusy}
                onSave={(wanted) => void deed.start({ user, from: role, role: wanted })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
