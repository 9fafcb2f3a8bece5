import type { Activity } from '../../../../worker/contract/overview.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { actorWords, flagTitles } from '../flags/flag-words.ts'
import { Ago } from '../parts/moment.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'

const samples = [
  { name: 'user', icon: 'users' },
  { name: 'flag', icon: 'feature-flags' },
  { name: 'content', icon: 'content' },
] as const satisfies { name: string; icon: IconName }[]

/** So many flags are named; more are counted. */
const namedFlags = 3

/** What staff did lately; marked samples while nobody has done anything. */
export function RecentActivity({ activities }: { activities: Activity[] | null }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.dashboard
  return (
    <section className="ad-card" aria-labelledby="activity-title">
      <header className="ad-card-head">
        <h2 id="activity-title">{words.activity()}</h2>
        {activities?.length === 0 && (
          <span className="ad-badge ad-badge-sun">{words.sample()}</span>
        )}
      </header>
      <ul className="ad-activity" aria-busy={activities === null}>
        {activities?.length === 0 &&
          samples.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size={18} />
              <p>{words.samples[name]()}</p>
            </li>
          ))}
        {activities?.map((activity) => (
          <li key={`${activity.at} ${activity.kind} ${tellKey(activity)}`}>
            <Icon name={activity.kind === 'flags' ? 'feature-flags' : 'users'} size={18} />
            <p>
              <Told activity={activity} /> <Ago at={activity.at} />
            </p>
          </li>
        ))}
      </ul>
      {activities?.length === 0 && <p className="ad-soft ad-small">{words.activityEmpty()}</p>}
    </section>
  )
}

const tellKey = (activity: Activity) =>
  activity.kind === 'flags' ? activity.flags.join() : activity.action

function Told({ activity }: { activity: Activity }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.dashboard
  const who = actorWords(activity.actor_name, LL.staffPortal.flag)
  if (activity.kind === 'action') {
    const known: Partial<Record<string, () => string>> = LL.people.actions
    return words.action({ who, action: known[activity.action]?.() ?? activity.action })
  }
  const { flags, to } = activity
  const named = flagTitles(flags.slice(0, namedFlags))
  const names =
    flags.length > namedFlags
      ? words.more({ names: named, count: flags.length - namedFlags })
      : named
  return to ? words.flagsOn({ who, names }) : words.flagsOff({ who, names })
}
