import { type NewsId, newsItems } from './site/insights.ts'
import { officeClock } from './site/office-hours.ts'

/** News whose event is over, by the office's calendar: its last day still counts. */
export function pastStories(now: Date): NewsId[] {
  const { day } = officeClock(now)
  return newsItems.filter((item) => 'endsOn' in item && item.endsOn < day).map(({ id }) => id)
}
