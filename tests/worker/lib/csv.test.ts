import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecord, csvText, removeFormulaGuards } from '../../../worker/lib/text/csv.ts'

/** A CSV parser by the grammar of RFC 4180. */
function parse(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`No quote at ${at}`)
    let cell = ''
    for (at++; ; at++) {
      if (at >= text.length) throw new Error('The last cell does not end')
      if (text[at] !== '"') cell += text[at]
      else if (text[at + 1] === '"') cell += text[at++]
      else break
    }
    record.push(cell)
    at++
    if (text[at] === ',') at++
    else if (text.startsWith('\r\n', at)) {
      records.push(record)
      record = []
      at += 2
    } else throw new Error(`Neither a comma nor a line end at ${at}`)
  }
  return records
}

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'"\r\n,;=+-@\t\'\u0000 aΩ＝😀') }),
)

test('any text survives an export to a spreadsheet, and none becomes a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
      (rows) => {
        const read = parse(rows.map((row) => csvRecord(row, 'en')).join(''))
        expect(read).toEqual(rows.map((row) => row.map(csvText)))
        for (const text of read.flat()) expect(text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a spreadsheet with another separator finds no formula either', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'"\r\n;\t =+-@＝,a') })
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (cells) => {
      for (const piece of csvRecord(cells, 'en')
        .split(/[;\t\r\n]/)
        .slice(1)) {
        expect(piece.replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@＝]/)
      }
    }),
    { numRuns: 5_000 },
  )
  expect(csvText('oil; =1+1;\t-2')).toBe('oil; \u200b=1+1;\t\u200b-2')
  expect(csvText('a;b=c - d, +1')).toBe('a;b=c - d, +1')
})

test('exported text is read back without its guard characters', () => {
  for (const text of ['=1', 'oil; =1+1;\t-2', 'two:\n- olives\n- oil', "it's; 'so'", 'a;"=1"']) {
    expect(removeFormulaGuards(csvText(text))).toBe(text)
  }
})

test('a long cell of tabs and quotes is escaped quickly', () => {
  const startedAt = performance.now()
  csvText('\t"'.repeat(100_000))
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test('text that is no formula is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/^[=+\-@\s＝＋－＠]|[;\t\r\n]/.test(text))
      expect(csvText(text)).toBe(text)
    }),
  )
  expect(csvText('=HYPERLINK("https://e.example")')).toBe('\u200b=HYPERLINK("https://e.example")')
  expect(csvText('+1 613 555 0142')).toBe('\u200b+1 613 555 0142')
})
test('numbers and separators follow the reader’s locale', () => {
  const cells = ['Oil', { number: '141.60' }]
  expect(csvRecord(cells, 'en')).toBe('"Oil","141.60"\r\n')
  for (const locale of ['fr', 'el', 'it', 'de'] as const) {
    expect(csvRecord(cells, locale)).toBe('"Oil";"141,60"\r\n')
  }
})

test('codes that a spreadsheet would reformat are protected', () => {
  for (const code of ['11-50', '00123', '5201234567890', '12E5', 'MAR1', '2025/26', '0406.90']) {
    expect(csvRecord([{ code }], 'en')).toBe(`"=""${code}"""\r\n`)
    expect(removeFormulaGuards(`="${code}"`)).toBe(code)
  }
  for (const code of ['KOR-500', 'L 12 B', '12 × 500 ml', '']) {
    expect(csvRecord([{ code }], 'en')).toBe(`"${code}"\r\n`)
  }
  expect(csvRecord([{ code: '=1+1' }], 'en')).toBe('"\u200b=1+1"\r\n')
})
