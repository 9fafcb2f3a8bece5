import type { Locale } from '#contract/locales.ts'
import { builtInStories } from '#contract/site/news.ts'
import { addDays, officeClock } from '#contract/site/office-hours.ts'
import type {
  Analytics,
  AnalyticsQuery,
  AnalyticsNote,
  AnalyticsRow,
} from '#contract/analytics/analytics.ts'
import { submissionKinds } from '#contract/staff/filters.ts'
import type { Figure } from '#contract/staff/overview.ts'
import type { Db } from '../../db/client.ts'
import { officeInstant } from '../../lib/office-instant.ts'
import { localeOfTag } from '../../lib/http/accept-language.ts'
import {
  type CountPair,
  readFigures,
  readNotes,
  maxShownRows,
  type AnalyticsPeriod,
} from './report-queries.ts'

const dayMs = 86_400_000

/** Report of a period and the equally long one before it. Two batches. */
export async function analyticsReport(db: Db, query: AnalyticsQuery): Promise<Analytics> {
  const span = spanOf(query)
  const [read, notes] = await Promise.all([readFigures(db, span), readNotes(db, span)])
  const { since, agreedSince, sources, requests, views } = read
  const isCompared = since !== null && since <= span.before.from
  const isAgreedCompared = agreedSince !== null && agreedSince <= span.before.from
  const figure = (now: number, before: number, has = isCompared): Figure => ({
    now,
    before: has ? before : null,
  })
  const ofSource = (name: string) => {
    const found = sources.find(({ source }) => source === name)
    return figure(found?.now ?? 0, found?.before ?? 0)
  }
  const total = (field: 'now' | 'before') => views.reduce((sum, row) => sum + row[field], 0)
  const rowsBy = (name: 'path' | 'locale') =>
    sumsBy(name, requests, views).map(([key, { now, before, agreed }]): [string, AnalyticsRow] => [
      key,
      { ...figure(now, before), agreed },
    ])
  return {
    ...query,
    before: span.before,
    since,
    days: daysOf(read, query),
    totals: {
      pages: ofSource('page'),
      feeds: ofSource('feed'),
      markdown: ofSource('markdown'),
      agreed: figure(total('now'), total('before'), isAgreedCompared),
    },
    pages: rowsBy('path').map(([path, row]) => ({ path, ...row })),
    languages: rowsBy('locale').map(([locale, row]) => ({ locale: locale as Locale, ...row })),
    referrers: read.hosts
      .filter(({ now }) => now > 0)
      .map(({ host, now, before }) => ({ host, ...figure(now, before, isAgreedCompared) })),
    steps: submissionKinds.map((form) => {
      const found = read.steps.find((row) => row.form === form)
      return { form, seen: found?.seen ?? 0, started: found?.started ?? 0 }
    }),
    forms: submissionKinds.map((form) => {
      const found = read.forms.find((row) => row.form === form)
      const approved = form === 'b2b-access' ? read.approved : null
      return { form, sent: found?.sent ?? 0, delivered: found?.delivered ?? 0, approved }
    }),
    notes: notesOf(notes),
    missing: read.missing,
  }
}

/** The equally long period that ends the day before. */
function spanOf({ from, to }: AnalyticsQuery): AnalyticsPeriod {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return {
    from,
    to,
    before: { from: addDays(from, -days), to: addDays(from, -1) },
    startsAt: officeInstant(from, '00:00').toISOString(),
    endsAt: officeInstant(addDays(to, 1), '00:00').toISOString(),
  }
}

type Read = Awaited<ReturnType<typeof readFigures>>

/** Includes days without visits. */
function daysOf(read: Pick<Read, 'days' | 'agreedDays'>, { from, to }: AnalyticsQuery) {
  const byDay = (rows: { day: string; count: number }[]) =>
    new Map(rows.map(({ day, count }) => [day, count]))
  const [pages, agreed] = [byDay(read.days), byDay(read.agreedDays)]
  const days: Analytics['days'] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push({ day, pages: pages.get(day) ?? 0, agreed: agreed.get(day) ?? 0 })
  }
  return days
}

type Requested = { path: string; locale: Locale } & CountPair

/** Sums by name, the top fifty: all requests, and views with consent. */
function sumsBy(name: 'path' | 'locale', requests: Requested[], views: Requested[]) {
  const sums = new Map<string, CountPair & { agreed: number }>()
  const sumOf = (key: string) => {
    const sum = sums.get(key) ?? { now: 0, before: 0, agreed: 0 }
    sums.set(key, sum)
    return sum
  }
  for (const row of requests) {
    const sum = sumOf(row[name])
    sum.now += row.now
    sum.before += row.before
  }
  for (const row of views) sumOf(row[name]).agreed += row.now
  return [...sums]
    .filter(([, { now, agreed }]) => now + agreed > 0)
    .toSorted(([one, a], [other, b]) => b.now - a.now || b.agreed - a.agreed || byName(one, other))
    .slice(0, maxShownRows)
}

const byName = (one: string, other: string) => (one < other ? -1 : 1)

/**
 * Events on the site, newest first, by office-local day. A built-in text is named by its address,
 * since only the portal has its title.
 */
function notesOf(read: Awaited<ReturnType<typeof readNotes>>): AnalyticsNote[] {
  const switched = read.switched.map(({ at, flags }): AnalyticsNote => {
    const values = Object.entries(JSON.parse(flags) as Record<string, number>)
    const named = (value: number) => values.flatMap(([name, to]) => (to === value ? [name] : []))
    return { kind: 'flags', at, day: dayOf(at), on: named(1), off: named(0) }
  })
  const published = read.published.flatMap(({ at, key, ...change }): AnalyticsNote[] => {
    const [, id = '', code] = key.split(':')
    const locale = localeOfTag(code)
    const shipped = builtInStories.find((story) => story.id === id)?.slug
    if (!locale) {
      const title = change.title ?? shipped
      // never published, so nothing changed for readers
      if (title === undefined) return []
      return [{ kind: change.isArchived ? 'archived' : 'unarchived', at, day: dayOf(at), title }]
    }
    const isGone = change.isWithdrawn || (change.title === null && !shipped)
    const title = (isGone ? change.before : change.title) ?? change.before ?? shipped ?? id
    const isUndo = change.cause?.startsWith('undo:')
    const kind = isGone ? 'withdrawn' : isUndo ? 'restored' : 'published'
    return [{ kind, at, day: dayOf(at), title, locale }]
  })
  return [...switched, ...published].toSorted((one, other) => other.at.localeCompare(one.at))
}

const dayOf = (instant: string) => officeClock(new Date(instant)).day
