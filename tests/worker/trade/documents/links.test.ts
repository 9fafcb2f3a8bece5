import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { allOn, setFlags } from '../../kit/flag-states.ts'
import { createArchive, pdf } from './archive.ts'

type Archive = Awaited<ReturnType<typeof createArchive>>

/** An order of one case of oil, shipped from a lot. */
async function shipped(archive: Archive, lot: { id: string }) {
  const order = await archive.confirmed([[archive.oil, 1]])
  const { status } = await archive.ship(order.id, archive.shipment(order, { OIL: lot }))
  expect(status).toBe(200)
  return order
}

test('an address opens its one document, for its one reader, for a minute', async () => {
  let now = new Date('2026-11-23T15:00:00.000Z')
  const archive = await createArchive({ now: () => now })
  const mine = await archive.kept({ place: ['company', archive.company] })
  const other = await archive.kept({ place: ['company', archive.company], bytes: pdf('2') })
  const colleague = await archive.colleague('viewer')
  const { url } = (await archive.link(mine.id)).body
  const changed = (change: (address: URL) => void) => {
    const address = new URL(url, 'https://meltemi.test')
    change(address)
    return `${address.pathname}${address.search}`
  }
  const wrong = [
    changed((address) => void (address.pathname = `/api/files/${other.id}`)),
    changed(({ searchParams }) => searchParams.set('user', colleague.user.id)),
    changed(({ searchParams }) => searchParams.set('session', crypto.randomUUID())),
    changed(({ searchParams }) => searchParams.set('until', String(now.getTime() + 9_000_000))),
    changed(({ searchParams }) => searchParams.delete('company')),
    changed(({ searchParams }) => searchParams.set('token', `${searchParams.get('token')}A`)),
    changed(({ searchParams }) => searchParams.set('token', '')),
  ]
  for (const address of wrong) expect((await archive.open(address)).status, address).toBe(404)
  expect((await archive.open(url)).status).toBe(200)
  now = new Date(now.getTime() + 61_000)
  expect((await archive.open(url)).status).toBe(404)
})

test('an address is worth nothing to who was removed, suspended, signed out, or lost the role since', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept({ place: ['company', archive.company] })
  const until = new Date(Date.now() + 9e9).toISOString()
  const deeds = [
    'delete from memberships where user_id = ?1',
    `update users set banned_until = '${until}' where id = ?1`,
    'delete from user_roles where user_id = ?1',
    'delete from sessions where user_id = ?1',
  ]
  for (const deed of deeds) {
    const reader = await archive.colleague('viewer')
    const { url } = (await archive.link(id, reader.token)).body
    expect((await archive.open(url)).status).toBe(200)
    await env.DB.prepare(deed).bind(reader.user.id).run()
    expect((await archive.open(url)).status, deed).toBe(404)
  }
  const { url } = (await archive.link(id)).body
  await setFlags({ ...allOn, client_orders: false })
  expect((await archive.open(url)).status, 'ordering was switched off').toBe(404)
})

test('an address ends with the session that asked for it, and outlives the others', async () => {
  const archive = await createArchive()
  const { shop, buyer } = archive
  const { id } = await archive.kept({ place: ['company', archive.company] })
  const here = (await archive.link(id)).body.url
  const elsewhere = (await shop.session(buyer.user)).access_token
  const there = (await archive.link(id, elsewhere)).body.url
  const { status } = await shop.post('/logout?scope=local', {}, elsewhere)
  expect([status, (await archive.open(there)).status]).toEqual([204, 404])
  expect((await archive.open(here)).status).toBe(200)
  const { body } = await shop.admin('POST', `/documents/${id}/link`, {})
  await shop.post('/logout?scope=local', {}, shop.staff.token)
  expect((await archive.open(String(body['url']))).status, 'staff').toBe(404)
})

test('staff open what they keep, and nobody turns their address into a client’s', async () => {
  const archive = await createArchive()
  const { id } = await archive.kept()
  const { body } = await archive.shop.admin('POST', `/documents/${id}/link`, {})
  const url = String(body['url'])
  expect((await archive.open(url)).status).toBe(200)
  expect((await archive.open(`${url}&company=${archive.company}`)).status).toBe(404)
  await env.DB.prepare("delete from user_roles where role = 'admin'").run()
  expect((await archive.open(url)).status).toBe(404)
})

test('while the store is away orders and lists work, and a download says what is wrong', async () => {
  let isAway = false
  const files = new Proxy(env.FILES, {
    get: (target, name: keyof R2Bucket) => {
      if (isAway) return () => Promise.reject(new Error('R2 is away'))
      const value: unknown = target[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const archive = await createArchive({ files })
  const lot = await archive.lot(archive.oil)
  const { id } = await archive.kept({ place: ['lot', lot.id] })
  const { url } = (await archive.link(id)).body
  isAway = true
  const order = await shipped(archive, lot)
  expect((await archive.read(order.id)).status).toBe(200)
  expect((await archive.ofOrder(order.id)).body.rows).toHaveLength(1)
  expect((await archive.list('received')).body.rows).toHaveLength(1)
  const refused = await archive.link(id)
  expect([refused.status, refused.body.code]).toEqual([503, 'document/not-read'])
  expect((await archive.open(url)).status).toBe(503)
  const staff = await archive.shop.admin('POST', `/documents/${id}/link`, {})
  expect([staff.status, staff.body['code']]).toEqual([503, 'document/not-kept'])
})
