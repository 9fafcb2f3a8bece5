import { expect, test } from 'vitest'
import { newsItems } from '#contract/site/insights.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { call } from './kit/client.ts'

const wide = 'card card-wide'

/** The news items of a page in order, and which is shown wide. */
async function storiesAt(path: string, time: string) {
  const page = await (await call(path, {}, { now: () => new Date(time) })).text()
  const cards = page.match(/<article class="card.*?<\/article>/gs) ?? []
  const slugs = cards.map((card) => /href="[^"]*\/news\/([^"]+)"/.exec(card)?.[1])
  return { slugs, wide: slugs.filter((_, index) => cards[index]?.includes(wide)) }
}

const [call2027, dairy, harvest] = newsItems.map(({ slug }) => slug)

test('news are listed newest first, and a call for action is shown wide first until its last day ends in Ottawa', async () => {
  for (const locale of localeCodes) {
    const path = localize('/insights/news', locale)
    // half past eleven in the evening, and an hour later
    const lastEvening = await storiesAt(path, '2026-11-01T03:30:00Z')
    expect(lastEvening.slugs[0]).toBe(call2027)
    expect(lastEvening.wide).toEqual([call2027])
    const nextDay = await storiesAt(path, '2026-11-01T04:30:00Z')
    expect(nextDay.slugs.slice(0, 3)).toEqual([call2027, dairy, harvest])
    expect(nextDay.wide).toEqual([])
    expect(nextDay.slugs).toEqual(lastEvening.slugs)
  }
})

test('a category in which everything has ended shows its newest item, but not wide', async () => {
  const path = '/insights/news?category=trade'
  expect(await storiesAt(path, '2026-10-20T12:00:00Z')).toEqual({
    slugs: [call2027],
    wide: [call2027],
  })
  expect(await storiesAt(path, '2026-11-22T12:00:00Z')).toEqual({ slugs: [call2027], wide: [] })
})

test('the Markdown copy lists the news in the order of the page', async () => {
  const order = async (time: string) => {
    const copy = await call('/insights/news.md', {}, { now: () => new Date(time) })
    return [...(await copy.text()).matchAll(/\/news\/([^)\s]+)\)/g)].map(([, slug]) => slug)
  }
  expect((await order('2026-10-20T12:00:00Z'))[0]).toBe(call2027)
  expect((await order('2026-11-22T12:00:00Z')).slice(0, 2)).toEqual([call2027, dairy])
})
