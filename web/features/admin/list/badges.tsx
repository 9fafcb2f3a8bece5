import type {
  RequestStatus,
  RoleChoice,
  SubmissionState,
  UserStatus,
} from '#contract/staff/filters.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

const userLooks = { active: 'on', invited: 'sun', unconfirmed: 'off', suspended: 'bad' } as const
const requestLooks = {
  submitted: 'sun',
  'more-information': 'plain',
  approved: 'on',
  refused: 'bad',
  withdrawn: 'off',
} as const
const submissionLooks = { dead: 'bad', waiting: 'sun', delivered: 'on' } as const

const Badge = ({ look, text }: { look: string; text: string }) => (
  <span className={`staff-badge staff-badge-${look}`}>{text}</span>
)

export const UserBadge = ({ status }: { status: UserStatus }) => (
  <Badge look={userLooks[status]} text={useI18nContext().LL.staff.users.statuses[status]()} />
)

export const RequestBadge = ({ status }: { status: RequestStatus }) => (
  <Badge look={requestLooks[status]} text={useI18nContext().LL.staff.requests.statuses[status]()} />
)

type Sent = { state: SubmissionState; answeredAt: string | null }

/** Delivery and answer state of a message. */
export function SubmissionBadge({ state, answeredAt }: Sent) {
  const words = useI18nContext().LL.staff.submissions
  const text = answeredAt === null ? words.states[state]() : words.answered()
  return <Badge look={submissionLooks[state]} text={text} />
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
