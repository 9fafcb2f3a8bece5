import { useEffect, useState } from 'react'
import { type RoleChoice, roleChoices } from '#contract/staff/filters.ts'
import type { StaffUserDetail } from '#contract/staff/users.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { Confirmation } from '../dialog/confirm-dialog.tsx'
import { accountLabel } from './account-label.ts'

type Props = {
  user: StaffUserDetail
  isBusy: boolean
  onAsk: (question: Confirmation) => void
  onSave: (role: RoleChoice) => Promise<boolean>
}

/** Role of an account. Granting or revoking the administrator role needs a confirmation. */
export function RoleForm({ user, isBusy, onAsk, onSave }: Props) {
  const words = useI18nContext().LL.staff.users
  const [role, setRole] = useState(user.role)
  // an effect instead of a key, so that the clicked button keeps the focus
  useEffect(() => setRole(user.role), [user.role])
  const name = accountLabel(user)
  const run = () => onSave(role)

  function save() {
    if (isBusy || role === user.role) return
    const action = words.saveRole()
    if (role === 'admin') onAsk({ action, text: words.adminWarning({ name }), run })
    else if (user.role === 'admin') {
      onAsk({ action, text: words.revokeWarning({ name }), isDangerous: true, run })
    } else void run()
  }

  return (
    <form
      className="staff-part"
      data-unsaved={role !== user.role}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <fieldset className="staff-roles">
        <legend>{words.role()}</legend>
        {roleChoices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="role"
              value={choice}
              checked={role === choice}
              onChange={() => setRole(choice)}
            />
            <strong>{words.roles[choice]()}</strong>
            <small>{words.roleTexts[choice]()}</small>
          </label>
        ))}
      </fieldset>
      <button
        className="staff-button staff-button-strong"
        aria-disabled={isBusy || role === user.role}
      >
        {words.saveRole()}
      </button>
    </form>
  )
}
