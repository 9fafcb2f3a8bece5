import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { activeLocales } from '#contract/locales.ts'
import { type PublicStory, builtInStories } from '#contract/site/news.ts'
import type { Activity, Figure, Overview } from '#contract/staff/overview.ts'
import type { Deps } from '../../deps.ts'
import { listStaffActions, listMessages } from './activities.ts'
import { contentNow } from '../content/content-now.ts'
import { countAll, type Counted, listFlagSets, readFlagPast } from './overview-queries.ts'

type Reads = Pick<Deps, 'db' | 'kv' | 'now'>

const dayMs = 24 * 3_600_000
/** A month is 30 days here, because calendar months have different lengths. */
const monthMs = 30 * dayMs
const shownActivities = 8
/** Change sets read for each activity shown, as consecutive switches are merged. */
const setsForEach = 3
/** Switches by one person within this interval are one activity. */
const pauseMs = 10 * 60_000

/**
 * The dashboard: counts and recent staff activity. Counts are read from indexes, which bills rows
 * but takes little time.
 */
export async function overview(deps: Reads): Promise<Overview> {
  const { db } = deps
  const now = deps.now()
  const monthAgo = new Date(now.getTime() - monthMs)
  const twoMonthsAgo = new Date(now.getTime() - 2 * monthMs)
  const [counted, past, flagSets, staffActions, messages, content] = await Promise.all([
    countAll(db, { monthAgo, twoMonthsAgo }),
    readFlagPast(db, monthAgo),
    listFlagSets(db, shownActivities * setsForEach),
    listStaffActions(db, shownActivities),
    listMessages(db, shownActivities),
    contentNow(deps),
  ])
  const stories = content.everywhere
  const isMonthOld = counted.firstUserAt !== null && counted.firstUserAt <= monthAgo.toISOString()
  const flagsNow = valuesOf(past.map(({ name, enabled }) => [name, enabled]))
  const flagsBefore = valuesOf(past.map(({ name, before }) => [name, before]))
  const compared = (count: number, before: number): Figure => ({
    now: count,
    before: isMonthOld ? before : null,
  })
  return {
    figures: {
      users: compared(counted.users, counted.usersBefore),
      companies: compared(counted.companies, counted.companiesBefore),
      flags: compared(countOn(flagsNow), countOn(flagsBefore)),
      pages: {
        now: countPages(flagsNow, stories),
        // the number of stories published a month ago would be expensive to read
        before: isMonthOld && stories === builtInStories ? countPages(flagsBefore, stories) : null,
      },
      ...traffic(counted, twoMonthsAgo),
    },
    activities: joinSwitches([...flagSets, ...staffActions, ...messages].toSorted(byTime)).slice(
      0,
      shownActivities,
    ),
  }
}

/**
 * Page views of a month, and the share that led to a message, both for all visitors. The comparison
 * needs two whole months.
 */
function traffic(counted: Counted, twoMonthsAgo: Date) {
  const { views, viewsBefore, submissions, submissionsBefore, firstViewOn } = counted
  const isComparable =
    firstViewOn !== null && firstViewOn <= twoMonthsAgo.toISOString().slice(0, 10)
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  return {
    views: { now: views, before: isComparable ? viewsBefore : null },
    conversion: {
      now: share(submissions, views),
      before: isComparable ? share(submissionsBefore, viewsBefore) : null,
    },
  } satisfies Record<string, Figure>
}

const countOn = (flags: FlagValues) => Object.values(flags).filter(Boolean).length
/** The number of pages in the sitemap. A story counts once for each of its languages. */
function countPages(flags: FlagValues, stories: readonly PublicStory[]): number {
  const active = activeLocales(flags)
  return indexedPages(flags, stories).reduce(
    (sum, { locales = active }) => sum + active.filter((code) => locales.includes(code)).length,
    0,
  )
}

function valuesOf(stored: [name: string, enabled: boolean][]): FlagValues {
  const known = new Map(stored)
  return Object.fromEntries(
    flagNames.map((name) => [name, known.get(name) ?? flagCatalogue[name].enabled]),
  ) as FlagValues
}

const byTime = (one: Activity, other: Activity) => other.at.localeCompare(one.at)

/** Merges consecutive switches by one person in the same direction. */
function joinSwitches(activities: Activity[]): Activity[] {
  const joined: Activity[] = []
  let since = 0
  for (const activity of activities) {
    const last = joined.at(-1)
    const isSame =
      activity.kind === 'flags' &&
      last?.kind === 'flags' &&
      last.actor_name === activity.actor_name &&
      last.to === activity.to &&
      last.cause === activity.cause &&
      since - Date.parse(activity.at) < pauseMs
    since = Date.parse(activity.at)
    if (isSame) last.flags = [...new Set([...last.flags, ...activity.flags])]
    else joined.push(activity)
  }
  return joined
}
