import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createOffice } from '../office.ts'
import { approval, decide, statusPath, type Office } from './deciding.ts'

test('a refused applicant reads the reason in the mail and on the page of the request', async () => {
  const office = await createOffice()
  const { id } = await office.request({ locale: 'de' })
  const reason = 'Wir beliefern nur Händler.\nMit <b>Gewerbeschein</b>.'
  await decide(office, id, { decision: 'refuse', version: 0, reason })
  const [mail] = office.mailbox
  expect(mail?.text).toContain('> Wir beliefern nur Händler.\n> Mit <b>Gewerbeschein</b>.')
  expect(mail?.html).toContain('Mit &lt;b&gt;Gewerbeschein&lt;/b&gt;.')
  const link = statusPath(office)
  expect(link.pathname).toBe(`/de/access-request/${id}`)
  const api = await office.send(`/api/access-requests/${id}${link.search}`)
  expect(api.headers.get('cache-control')).toBe('no-store')
  expect(await api.json()).toMatchObject({ status: 'refused', reason })
})

test('who is asked for more answers without an account, once, and staff see the answer', async () => {
  const office = await createOffice()
  const { id } = await office.request()
  await decide(office, id, { decision: 'ask', version: 0, reason: 'Combien de magasins ?' })
  const link = statusPath(office)
  const form = { token: link.searchParams.get('token') ?? '', action: 'reply', reply: 'Trois.' }
  const answered = await submit(office, link.pathname, form)
  expect(answered.status).toBe(303)
  expect(answered.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answered.headers.get('location')).toBe(
    `${link.pathname}?${new URLSearchParams({ token: form.token })}#status`,
  )
  const seen = await office.admin('GET', `/access-requests/${id}`)
  expect(seen.body).toMatchObject({ status: 'submitted', reply: 'Trois.', version: 2 })
  const twice = await submit(office, link.pathname, form)
  expect(twice.headers.get('location')).toContain('failed=access-request%2Fchanged-since')
  // what staff saw before the answer decides nothing any more
  expect((await decide(office, id, { ...approval, version: 1 })).status).toBe(409)
  expect((await decide(office, id, { ...approval, version: 2 })).status).toBe(200)
  expect((await office.trail(id)).map(({ actor }) => actor)).toEqual([
    office.staff.user.id,
    'applicant',
    office.staff.user.id,
  ])
})

test('an applicant withdraws, and nothing can be decided after that', async () => {
  const office = await createOffice()
  const { id } = await office.request()
  await decide(office, id, { decision: 'ask', version: 0, reason: 'Pourquoi ?' })
  const link = statusPath(office)
  const form = { token: link.searchParams.get('token') ?? '', action: 'withdraw' }
  expect((await submit(office, link.pathname, form)).headers.get('location')).not.toContain(
    'failed',
  )
  expect((await submit(office, link.pathname, form)).headers.get('location')).not.toContain(
    'failed',
  )
  expect((await decide(office, id, { ...approval, version: 2 })).status).toBe(409)
})

test('only the signed link opens a request: not its id, not the link of another', async () => {
  const office = await createOffice()
  const [mine, other] = [await office.request(), await office.request({ email: 'b@example.com' })]
  await decide(office, mine.id, { decision: 'ask', version: 0, reason: '?' })
  const token = statusPath(office).searchParams.get('token') ?? ''
  const [key, signature = ''] = token.split('.')
  for (const [id, wrong] of [
    [other.id, token],
    [mine.id, `${key}.${signature.slice(1)}A`],
    [mine.id, signature],
    [mine.id, '.'],
    [mine.id, ''],
    [crypto.randomUUID(), token],
  ] as const) {
    const query = new URLSearchParams({ token: wrong })
    const read = await office.send(`/api/access-requests/${id}?${query}`)
    expect(await read.json()).toMatchObject({ status: 404, code: 'access-request/unknown' })
    const page = `/access-request/${id}`
    const write = await submit(office, page, { token: wrong, action: 'withdraw' })
    expect(write.headers.get('location')).toContain('failed=access-request%2Funknown')
  }
  const open = await env.DB.prepare(
    "select count(*) as n from access_requests where status <> 'withdrawn'",
  ).first('n')
  expect(open).toBe(2)
})

const submit = (
  office: Office,
  path: string,
  { token, ...form }: Record<string, string> & { token: string },
) =>
  office.send(`${path}?${new URLSearchParams({ token })}`, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
