import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { type PageId, pages } from '#contract/pages.ts'
import { createDb } from '../../../worker/db/client.ts'
import { seed } from '../../../worker/db/seed.ts'
import { call } from '../kit/client.ts'
import { brokenDatabase, brokenKv } from '../kit/outages.ts'
import { html, switchFlag } from './pages-world.ts'

beforeEach(() => seed(createDb(env.DB), [], new Date()))

test('a page that is switched off is 404, and its links are gone everywhere in the same answer', async () => {
  const gated: Partial<Record<PageId, string>> = {
    solutions: 'solutions',
    teams: 'teams',
    partnerships: 'partnerships',
    news: 'insights',
    clientLogin: 'client_portal',
  }
  for (const [id, flag] of Object.entries(gated) as [PageId, string][]) {
    const { path } = pages[id]
    expect((await html('/')).includes(`href="${path}"`)).toBe(true)
    await switchFlag(flag, false)
    expect((await call(path)).status).toBe(404)
    expect((await call(`/de${path}`)).status).toBe(404)
    for (const from of ['/', '/el', '/terms', '/nowhere']) {
      expect((await html(from)).includes(`${path}"`)).toBe(false)
    }
    await switchFlag(flag, true)
    expect((await call(path)).status).toBe(200)
  }
})

test('a section that is switched off leaves the page and the navigation', async () => {
  const gated = {
    products: 'products',
    services: 'services',
    'brand-story': 'brand_story',
    contact: 'contact',
    founder: 'founder',
    process: 'our_process',
    home: 'hero_section',
  }
  for (const [section, flag] of Object.entries(gated)) {
    expect((await html('/')).includes(`id="${section}"`)).toBe(true)
    await switchFlag(flag, false)
    for (const path of ['/', '/fr', '/teams']) {
      const page = await html(path)
      expect(page.includes(`id="${section}"`)).toBe(false)
      expect(page.includes(`#${section}"`)).toBe(false)
      expect(page.match(/<h1[ >]/g)).toHaveLength(1)
    }
    await switchFlag(flag, true)
  }
})

test('without the rotating keyword the first one stands still and there is nothing to pause', async () => {
  await switchFlag('rotating_keywords', false)
  const page = await html('/')
  expect(page.includes('olive oils')).toBe(true)
  expect(page.includes('>mountain honeys<')).toBe(false)
  expect(page.includes('data-pause=""')).toBe(false)
})

test('with French switched off there are no French pages, links or alternates', async () => {
  await switchFlag('french_language', false)
  expect((await call('/fr')).status).toBe(404)
  expect((await call('/fr/teams')).status).toBe(404)
  for (const path of ['/', '/el/teams']) {
    const page = await html(path)
    expect(page.includes('hreflang="fr"')).toBe(false)
    expect(page.includes('href="/fr')).toBe(false)
  }
})

test('while D1 and KV are down pages answer with the built-in defaults', async () => {
  for (const path of ['/', '/el/teams']) {
    const answer = await call(path, {}, { db: brokenDatabase, kv: brokenKv() })
    expect(answer.status).toBe(200)
  }
})
