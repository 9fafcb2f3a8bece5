import { useCallback, useState } from 'react'
import { roleChoices, userStatuses } from '../../../../worker/contract/people-options.ts'
import type { StaffUser } from '../../../../worker/contract/users.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { Notice } from '../parts/notice.tsx'
import { RefreshButton } from '../parts/refresh-button.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { RoleName, UserBadge } from './badges.tsx'
import { DataTable } from './data-table.tsx'
import { Choice, Filters, Search } from './filters.tsx'
import { InviteUser } from './invite-user.tsx'
import { ListFrame } from './list-frame.tsx'
import { Moment } from './moment.tsx'
import { useList } from './use-list.ts'
import { oneOf, useQuery } from './use-query.ts'
import { UserPanel } from './user-panel.tsx'

/** Who may sign in and what they may do. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.people.users
  const { get, change } = useQuery()
  const q = get('q')
  const role = oneOf(roleChoices, get('role'))
  const status = oneOf(userStatuses, get('status'))
  const open = get('open')
  const ask = useCallback(
    (api: StaffApi, cursor: string | undefined) =>
      answer(
        api.admin.users.$get({
          query: {
            ...(q && { q }),
            ...(role && { role }),
            ...(status && { status }),
            ...(cursor && { cursor }),
          },
        }),
      ),
    [q, role, status],
  )
  const list = useList<StaffUser, Awaited<ReturnType<typeof ask>>>(ask)
  const [isInviting, setInviting] = useState(false)
  const [success, setSuccess] = useState<string>()

  return (
    <>
      <ScreenHead screen="users">
        <RefreshButton isBusy={list.isBusy} onRefresh={() => void list.reload()} />
        <button
          type="button"
          className="ad-button ad-button-strong"
          onClick={() => setInviting(true)}
        >
          {words.invite()}
        </button>
      </ScreenHead>
      <Notice success={success} />
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
        <Choice
          label={words.role()}
          value={role}
          choices={roleChoices}
          nameOf={(value) => words.roles[value]()}
          onChoose={(value) => change({ role: value })}
        />
        <Choice
          label={words.status()}
          value={status}
          choices={userStatuses}
          nameOf={(value) => words.statuses[value]()}
          onChoose={(value) => change({ status: value })}
        />
      </Filters>
      <ListFrame
        list={list}
        isFiltered={q !== '' || role !== undefined || status !== undefined}
        onReset={() => change({ q: '', role: '', status: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={list.data?.rows ?? []}
          nameLabel={words.person()}
          nameOf={(user) => user.name ?? user.email ?? words.noName()}
          noteOf={(user) => user.name && user.email}
          onOpen={(id) => change({ open: id })}
          columns={[
            { label: words.role(), cell: (user) => <RoleName role={user.role} /> },
            { label: words.status(), cell: (user) => <UserBadge status={user.status} /> },
            {
              label: words.lastSignIn(),
              cell: ({ last_sign_in_at: at }) =>
                at ? <Moment at={at} /> : <span className="ad-soft">{LL.people.list.never()}</span>,
            },
            {
              label: words.secondFactor(),
              cell: (user) =>
                user.has_second_factor ? (
                  words.secondFactorOn()
                ) : (
                  <span className="ad-soft">{words.secondFactorOff()}</span>
                ),
            },
          ]}
        />
      </ListFrame>
      {open && (
        <UserPanel
          key={open}
          id={open}
          onClose={() => change({ open: '' })}
          onChanged={() => void list.reload()}
        />
      )}
      <InviteUser
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(email) => {
          setInviting(false)
          setSuccess(words.invited({ email }))
          void list.reload()
        }}
      />
    </>
  )
}
