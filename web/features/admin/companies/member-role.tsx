import { useState } from 'react'
import { type MemberRole, memberRoles } from '#contract/trade/member-roles.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  name: string
  role: MemberRole
  isBusy: boolean
  onSave: (role: MemberRole) => void
}

/** Role of a company's member, saved by the button only: arrow keys change the selection. */
export function MemberRoleForm({ name, role, isBusy, onSave }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.terms
  /** `null` before a choice, so that the stored role is shown. */
  const [chosen, setChosen] = useState<{ role: MemberRole; from: MemberRole } | null>(null)
  if (chosen?.role === role) setChosen(null)
  const wanted = chosen?.role ?? role
  const isSame = wanted === role
  return (
    <form
      className="staff-member-role"
      data-unsaved={!isSame}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame && !isBusy) onSave(wanted)
      }}
    >
      <select
        className="staff-input"
        aria-label={words.role({ name })}
        value={wanted}
        onChange={({ currentTarget: { value } }) =>
          setChosen({ role: memberRoles.find((choice) => choice === value) ?? role, from: role })
        }
      >
        {memberRoles.map((choice) => (
          <option key={choice} value={choice}>
            {words.roles[choice]()}
          </option>
        ))}
      </select>
      <span role="status">
        {chosen && chosen.from !== role && (
          <span className="staff-soft">{words.roleNow({ role: words.roles[role]() })}</span>
        )}
      </span>
      <button className="staff-button" aria-disabled={isSame || isBusy}>
        {LL.staff.catalogue.save()}
      </button>
    </form>
  )
}
