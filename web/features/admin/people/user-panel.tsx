import { useCallback, useState } from 'react'
import type { StaffUserDetail } from '../../../../worker/contract/users.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { UserBadge } from './badges.tsx'
import { Confirm, type Question } from './confirm.tsx'
import { DetailPanel, Facts } from './detail-panel.tsx'
import { Moment } from './moment.tsx'
import { RoleForm } from './role-form.tsx'
import { Trail } from './trail.tsx'
import { UserActions } from './user-actions.tsx'
import { usePerform } from './use-perform.ts'

type Props = { id: string; onClose: () => void; onChanged: () => void }

/** One account: what it may do, and everything staff can do about it. */
export function UserPanel({ id, onClose, onChanged }: Props) {
  const { LL } = useI18nContext()
  const words = LL.people.users
  const load = useCallback(
    (api: StaffApi) => answer(api.admin.users[':id'].$get({ param: { id } })),
    [id],
  )
  const { data: user, setData, error, reload } = useLoaded(load)
  const { message, isBusy, perform } = usePerform()
  const [question, setQuestion] = useState<Question | null>(null)
  const name = user?.name ?? user?.email ?? words.noName()
  const param = { id }

  async function act(run: (api: StaffApi) => Promise<StaffUserDetail>, success: string) {
    const changed = await perform(run, success)
    if (!changed) return
    setData(changed)
    onChanged()
  }

  return (
    <DetailPanel title={name} isLoaded={user !== null} {...{ onClose, error, reload, message }}>
      {user && (
        <>
          <p className="ad-panel-state">
            <UserBadge status={user.status} />
          </p>
          <Facts
            facts={[
              [words.email(), user.email],
              [words.since(), <Moment key="since" at={user.created_at} isDay />],
              [
                words.lastSignIn(),
                user.last_sign_in_at ? (
                  <Moment key="last" at={user.last_sign_in_at} />
                ) : (
                  LL.people.list.never()
                ),
              ],
              [
                words.secondFactor(),
                user.has_second_factor ? words.secondFactorOn() : words.secondFactorOff(),
              ],
              [words.sessions(), String(user.sessions)],
              [words.companies(), user.companies.map((company) => company.name).join(', ')],
            ]}
          />
          <RoleForm
            key={user.role}
            user={user}
            isBusy={isBusy}
            onAsk={setQuestion}
            onSave={(role) =>
              void act(
                (api) => answer(api.admin.users[':id'].role.$put({ param, json: { role } })),
                words.roleSaved({ role: words.roles[role]() }),
              )
            }
          />
          <UserActions {...{ user, isBusy, act }} onAsk={setQuestion} />
          <Trail actions={user.actions} />
        </>
      )}
      <Confirm question={question} onClose={() => setQuestion(null)} />
    </DetailPanel>
  )
}
