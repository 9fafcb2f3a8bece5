import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { applicantActor } from '#contract/staff/admin-actions.ts'
import type { Activity, ActivitySubject } from '#contract/staff/overview.ts'
import { messagePath } from '#contract/staff/staff-addresses.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { actorName, flagTitles } from '../flags/flag-words.ts'
import { RelativeTime } from '../screen/moment.tsx'
import { screenAddress } from '../screens.ts'
import { Icon, type IconName } from '../shell/icons.tsx'

const samples = [
  { name: 'user', icon: 'users' },
  { name: 'flag', icon: 'feature-flags' },
  { name: 'content', icon: 'content' },
] as const satisfies { name: string; icon: IconName }[]

/** The number of flags shown by name. The rest are only counted. */
const namedFlags = 3

/** Recent actions and messages, or marked samples before the first one. */
export function RecentActivity({ activities }: { activities: Activity[] | null }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.dashboard
  return (
    <section className="staff-card" aria-labelledby="activity-title">
      <header className="staff-card-head">
        <h2 id="activity-title">{words.activity()}</h2>
        {activities?.length === 0 && (
          <span className="staff-badge staff-badge-sun">{words.sample()}</span>
        )}
      </header>
      <ul className="staff-activity" aria-busy={activities === null}>
        {activities?.length === 0 &&
          samples.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size={18} />
              <p>{words.samples[name]()}</p>
            </li>
          ))}
        {activities?.map((activity) => (
          <li key={`${activity.at} ${activity.kind} ${keyOf(activity)}`}>
            <Icon name={icons[activity.kind]} size={18} />
            <p>
              <ActivityText activity={activity} /> <RelativeTime at={activity.at} />
            </p>
          </li>
        ))}
      </ul>
      {activities?.length === 0 && (
        <p className="staff-soft staff-small">{words.activityEmpty()}</p>
      )}
    </section>
  )
}

const icons: Record<Activity['kind'], IconName> = {
  flags: 'feature-flags',
  action: 'users',
  message: 'messages',
}

const keyOf = (activity: Activity) => {
  if (activity.kind === 'flags') return activity.flags.join()
  return activity.kind === 'action' ? activity.action : activity.subject.id
}

function ActivityText({ activity }: { activity: Activity }): ReactNode {
  if (activity.kind === 'flags') return <Switched activity={activity} />
  return activity.kind === 'action' ? <Done activity={activity} /> : <Wrote activity={activity} />
}

function Switched({ activity }: { activity: Extract<Activity, { kind: 'flags' }> }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.dashboard
  const who = actorName(activity.actor_name, LL.staffPortal.flag)
  const { flags, to } = activity
  const count = flags.length
  if (count > namedFlags) return to ? words.manyOn({ who, count }) : words.manyOff({ who, count })
  const names = flagTitles(flags)
  return to ? words.flagsOn({ who, names }) : words.flagsOff({ who, names })
}

function Done({ activity }: { activity: Extract<Activity, { kind: 'action' }> }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.dashboard
  const { actor_name, action: name, subjects, count } = activity
  const known: Partial<Record<string, () => string>> = LL.staff.actions
  const action = known[name]?.() ?? name
  const who = actorName(actor_name, LL.staffPortal.flag)
  const isOften = count > 1 && subjects.length < 2
  return (
    <>
      {/* applicants are identified by the request */}
      {actor_name === applicantActor
        ? action
        : isOften
          ? words.doneOften({ who, action, count })
          : words.done({ who, action })}
      {subjects.map((subject, index) => (
        <span key={subject.id}>
          {index === 0 ? ' – ' : ', '}
          <Subject subject={subject} />
        </span>
      ))}
      {subjects.length > 1 && count > subjects.length && (
        <> {words.andMore({ count: count - subjects.length })}</>
      )}
    </>
  )
}

function Wrote({ activity }: { activity: Extract<Activity, { kind: 'message' }> }) {
  const words = useI18nContext().LL.staffPortal.dashboard
  const { form, subject } = activity
  return (
    <>
      {form === 'contact' ? words.message() : words.request()} – <Subject subject={subject} />
    </>
  )
}

/** A name with a link to its entry, also after erasure. */
function Subject({ subject }: { subject: ActivitySubject }) {
  const words = useI18nContext().LL.staffPortal.dashboard
  return <Link to={addressOf(subject)}>{subject.name ?? words.gone()}</Link>
}

function addressOf({ kind, id }: ActivitySubject): string {
  const query = new URLSearchParams({ open: id })
  if (kind === 'user') return `${screenAddress('users')}?${query}`
  if (kind === 'company') return `${screenAddress('companies')}?tab=businesses&${query}`
  return messagePath(id, kind === 'message' ? 'contact' : 'b2b-access')
}
