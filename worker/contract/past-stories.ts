import { newsItems } from './site/insights.ts'
import { officeClock } from './site/office-hours.ts'

type Ending = { id: string; endsOn?: string }

const minuteMs = 60_000
const hourMs = 3_600_000
/** Extremes of UTC offsets on earth (hours). */
const behindH = 12
const aheadH = 14

/**
 * News whose event has ended by the office's calendar; its last day still counts. The time zone is
 * loaded only for events that end today somewhere on earth, because loading it is slow.
 */
export function endedStories(now: Date, stories: readonly Ending[] = newsItems): string[] {
  const minute = Math.floor(now.getTime() / minuteMs)
  if (lastAsked?.minute !== minute || lastAsked.stories !== stories) {
    lastAsked = { minute, stories, past: pastAt(now, stories) }
  }
  return lastAsked.past
}

/** Cache for one minute: every page asks, and days change at whole minutes. */
let lastAsked: { minute: number; stories: readonly Ending[]; past: string[] } | undefined

function pastAt(now: Date, stories: readonly Ending[]): string[] {
  const earliest = dayAt(now, -behindH)
  const latest = dayAt(now, aheadH)
  let office: string | undefined
  const isPast = (endsOn: string) => {
    if (endsOn < earliest) return true
    if (endsOn >= latest) return false
    return endsOn < (office ??= officeClock(now).day)
  }
  return stories.filter(({ endsOn }) => endsOn && isPast(endsOn)).map(({ id }) => id)
}

const dayAt = (now: Date, hours: number) =>
  new Date(now.getTime() + hours * hourMs).toISOString().slice(0, 10)
