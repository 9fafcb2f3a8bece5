import type { RequestStatus, RoleChoice, UserStatus } from '#contract/staff/filters.ts'
import type { SubmissionLine } from '#contract/staff/submissions.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

const userLooks = { active: 'on', invited: 'sun', unconfirmed: 'off', suspended: 'bad' } as const
const requestLooks = {
  submitted: 'sun',
  'more-information': 'plain',
  approved: 'on',
  refused: 'bad',
  withdrawn: 'off',
} as const
const progressLooks = { open: 'sun', answered: 'on', done: 'off' } as const

const Badge = ({ look, text }: { look: string; text: string }) => (
  <span className={`staff-badge staff-badge-${look}`}>{text}</span>
)

export const UserBadge = ({ status }: { status: UserStatus }) => (
  <Badge look={userLooks[status]} text={useI18nContext().LL.staff.users.statuses[status]()} />
)

export const RequestBadge = ({ status }: { status: RequestStatus }) => (
  <Badge look={requestLooks[status]} text={useI18nContext().LL.staff.requests.statuses[status]()} />
)

/** How far staff got with a message, or with the request for access that it is; and that it did not reach the office. */
export function SubmissionBadge({
  message,
}: {
  message: Pick<SubmissionLine, 'state' | 'progress' | 'request_status'>
}) {
  const words = useI18nContext().LL.staff.submissions
  const { state, progress, request_status } = message
  return (
    <>
      {progress && <Badge look={progressLooks[progress]} text={words.progresses[progress]()} />}
      {request_status && <RequestBadge status={request_status} />}{' '}
      {state === 'dead' && <Badge look="bad" text={words.states.dead()} />}
    </>
  )
}

export const RoleName = ({ role }: { role: RoleChoice }) => {
  const name = useI18nContext().LL.staff.users.roles[role]()
  return role === 'none' ? <span className="staff-soft">{name}</span> : name
}

/** Destination of a message; "HubSpot" is not translated. */
export function Destination({ of: destination }: { of: 'hubspot' | 'mail' | null }) {
  const words = useI18nContext().LL.staff.submissions
  if (destination === null) return '–'
  return destination === 'hubspot' ? 'HubSpot' : words.destinations.mail()
}
