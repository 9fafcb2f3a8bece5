import { env } from 'cloudflare:workers'
import { test } from 'vitest'
import { testSecrets } from '../setup/test-secrets.ts'
import { call } from './client.ts'

test('x', async ({ expect }) => {
  await env.DB.prepare(
    "insert into feature_flags values ('insights','insights',1,null,'2026-01-01T00:00:00.000Z')",
  ).run()
  const r = await call('/api/flags')
  console.log(await r.text(), r.status)
  const u = await call('/api/simple-admin/unlock', {
    method: 'POST',
    body: { password: testSecrets.SIMPLE_ADMIN_PASSWORD },
  })
  const { access_token } = (await u.json()) as any
  const p = await call('/api/flags/insights', {
    method: 'PATCH',
    token: access_token,
    body: { enabled: false },
  })
  console.log(p.status, await p.text())
  const h = await call('/api/flags/changes', { token: access_token })
  console.log(h.status, await h.text())
  const g = await call('/api/flags/enable', {
    method: 'POST',
    token: access_token,
    body: { group: 'main_navigation' },
  })
  console.log(g.status, await g.text())
  expect(u.status).toBe(200)
})
