import { company } from '#contract/company.ts'
import { type Locale, locales } from '#contract/locales.ts'
import type { Industry } from '#contract/form-options.ts'
import { maxExportedSubmissions } from '#contract/staff/filters.ts'
import type { SubmissionExport } from '#contract/staff/submissions.ts'
import { contactEmailWords } from '../../adapters/contact-email-words.ts'
import type { Db } from '../../db/client.ts'
import { localeOfTag } from '../../lib/http/accept-language.ts'
import { byteOrderMark, type Cell, csvRecord } from '../../lib/text/csv.ts'
import { summariseFields, type StoredFormFields } from '../../lib/text/sent-fields.ts'
import { findFloor, findMessages, type MessageRow } from './search.ts'
import { type ColumnName, columns, exportWords } from './export-words.ts'

/** Messages in memory at a time. Each can have 5,000 characters. */
const pageRows = 100

/**
 * Streams messages as a spreadsheet file, newest first, page by page. Reads at most
 * `maxExportedSubmissions` messages.
 * @returns the file, its name, and whether older messages were left out
 */
export async function exportMessages(
  db: Db,
  { locale, ...filters }: SubmissionExport & { reader: string },
  now: Date,
): Promise<{ file: ReadableStream<Uint8Array>; name: string; isTruncated: boolean }> {
  const [floor, beyond] = await Promise.all([
    findFloor(db, filters, maxExportedSubmissions),
    findFloor(db, filters, maxExportedSubmissions + 1),
  ])
  const words = exportWords[locale]
  const head = columns.map((name) => words.columns[name].replace('{zone}', company.timeZone))
  const encoder = new TextEncoder()
  let cursor: string | undefined
  const file = new ReadableStream<Uint8Array>(
    {
      start: (controller) =>
        controller.enqueue(encoder.encode(byteOrderMark + csvRecord(head, locale))),
      // sends at most one page per call; reads on if a page has no match, so that the stream does
      // not stall
      pull: async (controller) => {
        for (;;) {
          const page = await findMessages(db, { ...filters, cursor }, pageRows, floor)
          const records = page.rows.map((row) => csvRecord(cellsOf(row, locale), locale)).join('')
          if (records) controller.enqueue(encoder.encode(records))
          if (page.next === null) return controller.close()
          cursor = page.next
          if (records) return
        }
      },
    },
    { highWaterMark: 0 },
  )
  const day = timeOf(now.toISOString()).slice(0, 10)
  return { file, name: `${words.file}-${day}.csv`, isTruncated: beyond !== undefined }
}

function cellsOf(row: MessageRow, locale: Locale): Cell[] {
  const sent: StoredFormFields = row.payload ?? {}
  const { kinds, states } = exportWords[locale]
  const { industries } = contactEmailWords[locale]
  const language = localeOfTag(row.locale)
  const sentText = (name: string): string => {
    const text: unknown = Reflect.get(sent, name)
    return typeof text === 'string' ? text : ''
  }
  const industry = sentText('industry')
  const other: Partial<Record<ColumnName, Cell>> = {
    companySize: { code: sentText('companySize') },
    industry: industries[industry as Industry] ?? industry,
    received: timeOf(row.createdAt),
    kind: row.kind === 'mail' ? '' : kinds[row.kind],
    text: summariseFields(sent).text,
    language: language ? locales[language].name : row.locale,
    state: states[row.state],
    delivered: row.deliveredAt ? timeOf(row.deliveredAt) : '',
    error: row.lastError ?? '',
    erased: row.erasedAt ? timeOf(row.erasedAt) : '',
    id: row.id,
  }
  return columns.map((name) => other[name] ?? sentText(name))
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: company.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Office-local time in a format that spreadsheets of every language read: 2026-11-22 09:30. */
const timeOf = (instant: string) => clock.format(new Date(instant))
