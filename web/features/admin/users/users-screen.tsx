import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { roleChoices, userStatuses } from '#contract/staff/filters.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Notice } from '../screen/notice.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { livePages, rowsOf } from '../calls/staff-query.ts'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { RoleName, UserBadge } from '../list/badges.tsx'
import { DataTable } from '../list/data-table.tsx'
import { ChoiceFilter, Filters, Search } from '../list/filters.tsx'
import { InviteUser } from './invite-user.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { Moment } from '../list/list-moment.tsx'
import { UserPanel } from './user-panel.tsx'

export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.staff.users
  const { get, change, open, close } = useAddress()
  const q = get('q')
  const role = oneOf(roleChoices, get('role'))
  const status = oneOf(userStatuses, get('status'))
  const opened = get('open')
  const filters = { ...(q && { q }), ...(role && { role }), ...(status && { status }) }
  const list = useInfiniteQuery(
    livePages(['users', 'list', filters], (api, cursor: string | undefined) =>
      answer(api.admin.users.$get({ query: { ...filters, ...(cursor && { cursor }) } })),
    ),
  )
  const rows = rowsOf(list.data)
  const client = useQueryClient()
  const [success, setSuccess] = useState<string>()

  return (
    <>
      <ScreenHead screen="users">
        <button
          type="button"
          className="staff-button staff-button-strong"
          onClick={() => open({ invite: 'yes' })}
        >
          {words.invite()}
        </button>
      </ScreenHead>
      <Notice success={success} />
      <Filters>
        <Search hint={words.searchHint()} value={q} onSearch={(text) => change({ q: text })} />
        <ChoiceFilter
          label={words.role()}
          value={role}
          choices={roleChoices}
          nameOf={(value) => words.roles[value]()}
          onChoose={(value) => change({ role: value })}
        />
        <ChoiceFilter
          label={words.status()}
          value={status}
          choices={userStatuses}
          nameOf={(value) => words.statuses[value]()}
          onChoose={(value) => change({ status: value })}
        />
      </Filters>
      <ListFrame
        list={list}
        count={rows.length}
        isFiltered={q !== '' || role !== undefined || status !== undefined}
        onReset={() => change({ q: '', role: '', status: '' })}
      >
        <DataTable
          caption={words.caption()}
          rows={rows}
          nameLabel={words.person()}
          nameOf={(user) => user.name ?? user.email}
          noteOf={(user) => user.name && user.email}
          onOpen={(id) => open({ open: id })}
          columns={[
            { label: words.role(), cell: (user) => <RoleName role={user.role} /> },
            { label: words.status(), cell: (user) => <UserBadge status={user.status} /> },
            {
              label: words.lastSignIn(),
              cell: ({ last_sign_in_at: at }) =>
                at ? (
                  <Moment at={at} />
                ) : (
                  <span className="staff-soft">{LL.staff.list.never()}</span>
                ),
            },
            {
              label: words.secondFactor(),
              cell: (user) =>
                user.has_second_factor ? (
                  words.secondFactorOn()
                ) : (
                  <span className="staff-soft">{words.secondFactorOff()}</span>
                ),
            },
          ]}
        />
      </ListFrame>
      {opened && <UserPanel key={opened} id={opened} onClose={() => close('open')} />}
      <InviteUser
        isOpen={get('invite') !== ''}
        onClose={() => close('invite')}
        onInvited={(email) => {
          close('invite')
          setSuccess(words.invited({ email }))
          void client.invalidateQueries({ queryKey: ['users', 'list'] })
        }}
      />
    </>
  )
}
