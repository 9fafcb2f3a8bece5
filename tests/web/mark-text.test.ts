import { expect, test } from 'vitest'
import { parseRichText } from '#contract/text/rich-text.ts'
import {
  type Mark,
  inlineMarks,
  lineMarks,
  markText,
} from '../../web/features/admin/content/text/mark-text.ts'

/** Applies a mark to a text whose selection is between two bars, and returns the result in the same notation. */
function press(marked: string, mark: Mark): string {
  const [before = '', selected = '', after = ''] = marked.split('|')
  const value = before + selected + after
  const start = before.length
  const edit = markText(value, start, start + selected.length, mark)
  const text = value.slice(0, edit.from) + edit.typed + value.slice(edit.to)
  const [first, last] = edit.selected
  return `${text.slice(0, first)}|${text.slice(first, last)}|${text.slice(last)}`
}

test.each<[Mark, string, string]>([
  ['bold', 'the |first| oil', 'the **|first|** oil'],
  ['bold', 'the| first |oil', 'the **|first|** oil'],
  ['bold', 'the || oil', 'the **||** oil'],
  ['italic', '**|first|**', '***|first|***'],
  ['link', 'see |our oils| now', 'see [our oils](|https://|) now'],
  ['link', 'see ||', 'see [||](https://)'],
  ['link', 'see [our oils](|https://|) now', 'see |our oils| now'],
  ['link', 'see [our |oils|](https://a.example/) now', 'see |our oils| now'],
  ['bold', '|one\n\n- two\n## three|', '|**one**\n\n- **two**\n## three|'],
  ['bold', '|**one**\n\n- **two**|', '|one\n\n- two|'],
  ['bold', '## |three|', '|## three|'],
  ['heading', 'one\n\nt|w|o\n\nthree', 'one\n\n|## two|\n\nthree'],
  ['list', '|one\n\n> two|', '|- one\n\n- two|'],
  ['numbers', 'Why:\n|one\ntwo|', 'Why:\n\n|1. one\n2. two|'],
  ['quotation', '||', '|> |'],
])('the button %s marks the selection: %j', (mark, before, after) => {
  expect(press(before, mark)).toBe(after)
})

test('pressing the same button again removes the mark', () => {
  for (const mark of [...inlineMarks.filter((each) => each !== 'link'), ...lineMarks]) {
    const once = press('Before it.\n\n|New oil|\n\nAfter it.', mark)
    expect(press(once, mark), mark).toBe('Before it.\n\n|New oil|\n\nAfter it.')
  }
})

test('a mark made by a button is shown on the website', () => {
  const shown = (mark: Mark, text: string) =>
    JSON.stringify(parseRichText(press(text, mark).replaceAll('|', '')))
  expect(shown('bold', 'a |b| c')).toContain('["strong",null,"b"]')
  expect(shown('italic', 'a |b| c')).toContain('["em",null,"b"]')
  expect(shown('heading', 'a\n|b|')).toContain('[0,null,"b"]')
  expect(shown('list', 'a\n|b\nc|')).toContain('["ul",null,["li",null,"b"],["li",null,"c"]]')
  expect(shown('numbers', 'a\n|b\nc|')).toContain('["li",null,"b"],["li",null,"c"]]')
  expect(shown('quotation', 'a\n|b|')).toContain('"prose-quote"')
})
