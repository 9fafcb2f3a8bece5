import type { Locale } from '#contract/locales.ts'
import { addDays } from '#contract/site/office-hours.ts'
import type { AnalyticsExport } from '#contract/analytics/analytics-calls.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byteOrderMark, csvRecord } from '../../lib/text/csv.ts'
import { exportWords } from './export-words.ts'
import type { RequestSource } from './figure.ts'

/** Days read at a time. */
const chunkDays = 31

type Line = {
  day: string
  path: string
  locale: Locale
  source: RequestSource | 'agreed'
  count: number
}

/** Streams all counts of pages, feeds and copies as CSV, day by day. */
export function exportFigures(
  db: Db,
  { from, to, locale }: AnalyticsExport,
): { file: ReadableStream<Uint8Array>; name: string } {
  const words = exportWords[locale]
  const encoder = new TextEncoder()
  let first = from
  const file = new ReadableStream<Uint8Array>(
    {
      start: (controller) =>
        controller.enqueue(encoder.encode(byteOrderMark + csvRecord(words.columns, locale))),
      pull: async (controller) => {
        while (first <= to) {
          const end = addDays(first, chunkDays)
          const lines = await readLines(db, first, end <= to ? end : addDays(to, 1))
          first = end
          const records = lines.map(({ day, path, locale: read, source, count }) =>
            csvRecord([day, path, read, words.sources[source], String(count)], locale),
          )
          if (records.length > 0) return controller.enqueue(encoder.encode(records.join('')))
        }
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { file, name: `${words.file}-${from}-${to}.csv` }
}

const readLines = (db: Db, from: string, before: string): Promise<Line[]> =>
  db.all<Line>(sql`
    select day, path, locale, source, count from page_requests where day >= ${from} and day < ${before}
    union all
    select day, path, locale, 'agreed', views from page_view_counts where day >= ${from} and day < ${before}
    order by 1, 2, 3, 4`)
