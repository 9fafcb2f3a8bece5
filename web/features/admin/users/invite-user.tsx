import { Link } from 'react-router'
import { type RoleChoice, roleChoices } from '#contract/staff/filters.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { screenAddress } from '../screens.ts'
import { staffCall } from '../calls/staff-call.ts'
import { InvitationForm } from '../invitation/invitation-form.tsx'

type Props = { isOpen: boolean; onClose: () => void; onInvited: (email: string) => void }

export function InviteUser({ isOpen, onClose, onInvited }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.users
  return (
    <Dialog title={words.invite()} isOpen={isOpen} onClose={onClose}>
      <p className="staff-soft">
        {words.clientsDoor()}{' '}
        <Link to={`${screenAddress('companies')}?tab=businesses`} onClick={onClose}>
          {LL.staffPortal.screens.companies.title()}
        </Link>
      </p>
      <InvitationForm
        onSend={async (invitee, values) => {
          const role = roleChoices.find((choice) => choice === values['role']) ?? 'client'
          await staffCall((api) => answer(api.admin.users.$post({ json: { ...invitee, role } })))
          onInvited(invitee.email)
          return 'leaving'
        }}
      >
        <RoleSelect nameOf={(role) => words.roles[role]()} label={words.role()} />
      </InvitationForm>
    </Dialog>
  )
}

const RoleSelect = ({ label, nameOf }: { label: string; nameOf: (role: RoleChoice) => string }) => (
  <label className="staff-field">
    <span>{label}</span>
    <select className="staff-input" name="role" defaultValue="client">
      {roleChoices.map((role) => (
        <option key={role} value={role}>
          {nameOf(role)}
        </option>
      ))}
    </select>
  </label>
)
