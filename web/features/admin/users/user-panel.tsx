import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StaffUserDetail } from '#contract/staff/users.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { UserBadge } from '../list/badges.tsx'
import { DetailPanel, FactList } from '../list/detail-panel.tsx'
import { Moment } from '../list/list-moment.tsx'
import { RoleForm } from './role-form.tsx'
import { AuditTrail } from '../list/audit-trail.tsx'
import { useConfirm } from '../dialog/use-confirm.tsx'
import { UserActions } from './user-actions.tsx'

type Props = { id: string; onClose: () => void }

/** A call that changes the user, with its success message. */
type Act = {
  run: (api: StaffApi) => Promise<StaffUserDetail>
  success: string | ((changed: StaffUserDetail) => string)
}

export function UserPanel({ id, onClose }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.users
  const client = useQueryClient()
  const param = { id }
  const key = ['users', 'one', id]
  const query = useQuery(staffQuery(key, (api) => answer(api.admin.users[':id'].$get({ param }))))
  const mutation = useStaffMutation(
    key,
    (api, { run }: Act) => run(api),
    (changed) => {
      client.setQueryData(key, changed)
      void client.invalidateQueries({ queryKey: ['users', 'list'] })
    },
  )
  const { ask, isAsking, error, confirm } = useConfirm(mutation)
  const user = query.data
  const name = user?.name ?? user?.email ?? words.noName()
  const said = mutation.variables?.success
  const success = mutation.data && (typeof said === 'function' ? said(mutation.data) : said)
  const message = isAsking ? {} : { error, success }

  const act = (run: Act['run'], success: Act['success']) => mutation.start({ run, success })

  return (
    <DetailPanel title={name} {...{ id, onClose, query, message }}>
      {user && (
        <>
          <p className="staff-panel-state">
            <UserBadge status={user.status} />
          </p>
          <FactList
            facts={[
              [words.email(), user.email],
              [words.since(), <Moment key="since" at={user.created_at} isDay />],
              [
                words.lastSignIn(),
                user.last_sign_in_at ? (
                  <Moment key="last" at={user.last_sign_in_at} />
                ) : (
                  LL.staff.list.never()
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
            user={user}
            isBusy={mutation.isBusy}
            onAsk={ask}
            onSave={(role) =>
              act(
                (api) =>
                  answer(
                    api.admin.users[':id'].role.$put({
                      param,
                      json: { role, from: user.role, email: user.email },
                    }),
                  ),
                (changed) => {
                  const saved = { role: words.roles[role](), email: changed.email ?? '' }
                  const isAnew = user.status === 'active' && changed.status === 'invited'
                  return isAnew ? words.roleSavedAnew(saved) : words.roleSaved(saved)
                },
              )
            }
          />
          <UserActions {...{ user, act }} isBusy={mutation.isBusy} onAsk={ask} />
          <AuditTrail actions={user.actions} />
        </>
      )}
      {confirm}
    </DetailPanel>
  )
}
