import { expect, test } from 'vitest'
import { createSite } from '../kit/site.ts'
import { unlock } from '../kit/staff.ts'
import { createOffice } from './office.ts'
import { execute } from '../kit/rows.ts'

const isForStaff = /^\/api\/(admin\/|health\/(report|check)$)/

/** All staff routes of the app, new ones included. */
const routes = createSite()
  .routes.filter(({ path, method }) => isForStaff.test(path) && method !== 'ALL')
  .map(({ path, method }) => [method, path.replace(':id', crypto.randomUUID())] as const)

const distinct = [...new Map(routes.map((route) => [route.join(' '), route])).values()]

test('every staff call refuses visitors, clients, suspended staff and the simple admin', async () => {
  const office = await createOffice()
  const client = await office.member('client@example.com', 'client')
  const outsider = await office.member('outsider@example.com')
  const suspended = await office.member('gone@meltemi.test', 'admin')
  await office.admin('PUT', `/users/${suspended.user.id}/suspension`, { suspended: true })
  // reinstated, to check a session that survived the suspension by mistake
  await office.admin('PUT', `/users/${suspended.user.id}/suspension`, { suspended: false })
  const revived = (await office.session(suspended.user)).access_token
  const until = new Date(office.now().getTime() + 3_600_000).toISOString()
  await execute('update users set banned_until = ? where id = ?', until, suspended.user.id)
  const simpleAdmin = await unlock()

  expect(distinct.length).toBeGreaterThan(100)
  expect(distinct.map(([, path]) => path)).toContain('/api/health/report')
  for (const [method, path] of distinct) {
    const ask = async (token?: string) => {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
      const answer = await office.send(path, { method, token, ...body })
      expect(answer.headers.get('content-type'), path).toBe('application/problem+json')
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
      return answer.status
    }
    expect(await ask(), `${method} ${path} visitor`).toBe(401)
    expect(await ask('nonsense'), `${method} ${path} forged`).toBe(401)
    expect(await ask(client.token), `${method} ${path} client`).toBe(403)
    expect(await ask(outsider.token), `${method} ${path} no role`).toBe(403)
    expect(await ask(revived), `${method} ${path} suspended`).toBe(403)
    expect(await ask(simpleAdmin), `${method} ${path} simple admin`).toBe(403)
  }
})
