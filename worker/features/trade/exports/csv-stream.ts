import type { Locale } from '#contract/locales.ts'
import { formatKilograms } from '#contract/trade/money.ts'
import { byteOrderMark, type Cell, csvRecord } from '../../../lib/text/csv.ts'

/** A page of records, and the position of the next; `null` after the last. */
export type FilePage<From> = { records: Cell[][]; next: From | null }

/**
 * Streams a CSV file page by page. The first page is read before the response starts, so that its
 * errors give an error response; later errors abort the download.
 */
export async function csvStream<From>(
  head: string[],
  locale: Locale,
  read: (from: From | null) => Promise<FilePage<From>>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const written = (records: Cell[][]) =>
    encoder.encode(records.map((cells) => csvRecord(cells, locale)).join(''))
  const first = await read(null)
  let { next } = first
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(byteOrderMark))
        controller.enqueue(written([head, ...first.records]))
      },
      async pull(controller) {
        if (next === null) return controller.close()
        const page = await read(next)
        next = page.next
        controller.enqueue(written(page.records))
      },
    },
    { highWaterMark: 0 },
  )
}

/** Headers of a CSV download; the name is ASCII. */
export const csvHeaders = (name: string, day: string) => ({
  'content-type': 'text/csv; charset=utf-8; header=present',
  'content-disposition': `attachment; filename="${name}-${day}.csv"`,
})

/** Formats grams as kilograms. */
export const kilogramCell = (grams: number | null): Cell =>
  grams === null ? '' : { number: formatKilograms(grams) }
