import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { collect } from '../../../worker/features/analytics/collect.ts'

test('whoever asks for endless addresses keeps no page from being counted', async () => {
  const day = '2026-07-01'
  // what is collected belongs to the isolate: another KV is another one
  const kv = {} as KVNamespace
  let release = () => {}
  const paused = new Promise<void>((resolve) => (release = resolve))
  const deferred: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const deps = {
    db: createDb(env.DB),
    kv,
    now: () => new Date(`${day}T16:00:00Z`),
    pause: () => paused,
    defer,
  }
  for (let number = 0; number < 3_000; number++) {
    collect(deps, { of: 'missing', day, path: `/x${number}` })
    collect(deps, { of: 'referrers', day, host: `x${number}.example`, locale: 'en' })
  }
  collect(deps, { of: 'views', day, path: '/teams', locale: 'en' })
  release()
  await Promise.all(deferred)
  const { results } = await env.DB.prepare('select path, views from page_view_counts').all()
  expect(results).toEqual([{ path: '/teams', views: 1 }])
})
