import { createHash } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { pageIds, pages } from '#contract/pages.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { call } from '../kit/client.ts'

beforeEach(() => seed(createDb(env.DB), [], new Date()))

const rulesIn = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1]

test('a reading page says what may be fetched ahead of a click, and its policy admits just that', async () => {
  for (const path of ['/', '/el', '/teams']) {
    const answer = await call(path)
    const rules = rulesIn(await answer.text()) ?? ''
    const hash = createHash('sha256').update(rules).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    )
    // fetched, never run: nothing of a page that nobody chose counts or asks others
    expect(Object.keys(JSON.parse(rules))).toEqual(['prefetch'])
  }
})

test('no application is fetched ahead, and none fetches ahead', async () => {
  const rules = rulesIn(await (await call('/')).text()) ?? '{}'
  const { where } = JSON.parse(rules).prefetch[0]
  const not: string[] = where.and[1].not.href_matches
  const isLeftOut = (path: string) =>
    not.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path }))
  for (const id of pageIds) {
    const path = pages[id].path.replace(':slug', 'some-story').replace(/:id|\*/, 'x')
    for (const address of [path, `/el${path === '/' ? '' : path}`]) {
      expect([address, isLeftOut(address)]).toEqual([address, pages[id].kind === 'application'])
    }
  }
  for (const file of ['/api/flags', '/sitemap.xml', '/el/index.md', '/insights/news/feed.xml']) {
    expect([file, isLeftOut(file)]).toEqual([file, true])
  }
  expect(rulesIn(await (await call('/client/login')).text())).toBeUndefined()
})
