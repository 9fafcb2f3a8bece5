import { expect, test } from 'vitest'
import operatorGuide from '../../worker/ops/README.md?raw'
import table from '../security/asvs.md?raw'

const sources = import.meta.glob<string>(['../**/*.test.ts', '../e2e/**/*.spec.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const everyTest = Object.entries(sources)
  .filter(([path]) => !path.endsWith('/asvs.test.ts'))
  .map(([, text]) => text)
  .join('\n')

/** Test titles in “these quotes”. */
const namesIn = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name)
const isATest = (name: string) =>
  [`'${name}'`, `"${name}"`, `\`${name}\``].some((it) => everyTest.includes(it))

const beyond = '## Level 3 of passwords and sessions'
const rowsOf = (text: string) => [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (test|made so|\*\*gap\*\*) \|.*\| (.*) \|$/gm),
]
/** A row that claims a test but names none. */
const isClaim = ([, , state, tests = '']: string[]) =>
  state === 'test' && namesIn(tests).length === 0

test('every test named in the security table exists', () => {
  const names = namesIn(table)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !isATest(name))).toEqual([])
})

test('every test named in the operator’s guide exists', () => {
  const names = namesIn(operatorGuide)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !isATest(name))).toEqual([])
})

test('the security table has each requirement of levels 1 and 2 once, and its totals are correct', () => {
  const [levels1And2 = ''] = table.split(beyond)
  const rows = rowsOf(levels1And2)
  const outside = [...(table.split('## Does not apply')[1] ?? '').matchAll(/\d+\.\d+\.\d+/g)].map(
    ([id]) => id,
  )
  const ids = [...rows.map(([, id]) => id), ...outside]
  expect(ids).toHaveLength(253) // 70 of level 1 and 183 of level 2
  expect(new Set(ids).size).toBe(253)
  const of = (state: string) => rows.filter(([, , it]) => it === state).length
  const sentence = `${of('test')} shown by tests, ${of('made so')} made so, ${of('**gap**')} gaps, ${outside.length} that do not apply.`
  expect(table.includes(sentence), sentence).toBe(true)
  expect(rowsOf(table).filter(isClaim)).toEqual([])
})

test('the security table covers the level 3 requirements for passwords and sessions', () => {
  const [, levels3 = ''] = table.split(beyond)
  const ids = rowsOf(levels3).map(([, id]) => id)
  // those of chapters 6 and 7, and two of level 2 with a stricter level 3 variant
  const own = ['6.3.5', '6.3.6', '6.3.7', '6.3.8', '6.4.5', '6.4.6', '6.5.6', '6.5.7', '6.5.8']
  const more = ['6.6.4', '6.7.1', '6.7.2', '7.5.3']
  expect(ids.toSorted()).toEqual([...own, ...more, '6.3.3', '6.6.1'].toSorted())
})
