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
/** A month is 30 days, whatever the calendar says: months of different length cannot be compared. */
const monthMs = 30 * dayMs
const shownActivities = 8
/** Change sets that are looked at for each that is shown: a row of presses becomes one. */
const setsForEach = 3
/** Presses of one person that are no further apart are one activity. */
const pauseMs = 10 * 60_000

/** This deployment's own figures and what staff did lately. Reads counts by index, so it costs rows, not time. */
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
        // what staff had published a month ago is not known as cheaply
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
 * Pages that everyone opened in a month, and how many of those became a message to us: both of the same population.
 * Two whole months are needed to compare.
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
/** As many as the sitemap has: a story counts in the languages that have it. */
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

/** What one person switched in the same direction, one after the other, is one activity. */
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
