import { expect, test } from 'vitest'
import { localeCodes, localize } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import wrangler from '../../wrangler.toml?raw'

const [, list = ''] = /^run_worker_first = (\[[^\]]*\])/m.exec(wrangler) ?? []
const rules = [...list.matchAll(/"([^"]+)"/g)].map(([, rule = '']) => rule)

/** As the platform reads them: a star stands for anything. None of ours has one but at its end. */
const isWorkersFirst = (path: string) =>
  rules.some((rule) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule))

test('no page waits for somebody to look among the files first', () => {
  const paths = Object.values(pages).map(({ path }) => path.replace(/:\w+|\*/g, 'some-thing'))
  const all = localeCodes.flatMap((locale) => paths.map((path) => localize(path, locale)))
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((path) => !isWorkersFirst(path))).toEqual([])
})

test('files need no Worker, what the build keeps for itself is none of them, and a missing file comes to the Worker', () => {
  for (const path of ['/assets/index-abc.js', '/assets/social/home-en.png', '/favicon.ico']) {
    expect(isWorkersFirst(path), path).toBe(false)
  }
  expect(isWorkersFirst('/web/index.html')).toBe(true)
  expect(rules.filter((rule) => rule.slice(0, -1).includes('*'))).toEqual([])
  // a rule that sends an address to the files alone would answer what is missing by `_headers`
  expect(rules.filter((rule) => rule.startsWith('!'))).toEqual([])
})
