import { expect, test } from 'vitest'
import { localeCodes, localize } from '#contract/locales.ts'
import { requestStatusLink } from '../../../../worker/features/companies/requests/status-link.ts'
import { expectOutcome } from '../../auth/world.ts'
import { call, formPost, origin } from '../../kit/client.ts'
import { brokenDatabase } from '../../kit/outages.ts'
import { approval, createOffice, type Office, officeWithRequest } from '../office.ts'
import { statusURL } from './deciding.ts'
import { scalar } from '../../kit/rows.ts'

test('a refused applicant reads the reason in the mail and on the status page', async () => {
  const { office, id } = await officeWithRequest({ locale: 'de' })
  const reason = 'Wir beliefern nur Händler.\nMit <b>Gewerbeschein</b>.'
  await office.decide(id, { decision: 'refuse', reason })
  const [mail] = office.mailbox
  expect(mail?.text).toContain('> Wir beliefern nur Händler.\n> Mit <b>Gewerbeschein</b>.')
  expect(mail?.html).toContain('Mit &lt;b&gt;Gewerbeschein&lt;/b&gt;.')
  const link = statusURL(office)
  expect(link.pathname).toBe(`/de/access-request/${id}`)
  const api = await office.send(`/api/access-requests/${id}${link.search}`)
  expect(api.headers.get('cache-control')).toBe('no-store')
  expect(await api.json()).toMatchObject({ status: 'refused', reason })
})

test('an applicant answers a question of staff once, without an account, and staff see the answer', async () => {
  const { office, id } = await officeWithRequest()
  await office.decide(id, { decision: 'ask', reason: 'Combien de magasins ?' })
  const link = statusURL(office)
  const form = { action: 'reply', reply: 'Trois.' }
  const answered = await submit(office, link, form)
  expect(answered.status).toBe(303)
  expect(answered.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answered.headers.get('location')).toBe(`${link.pathname}${link.search}#status`)
  const seen = await office.admin('GET', `/access-requests/${id}`)
  expect(seen.body).toMatchObject({ status: 'submitted', reply: 'Trois.', version: 2 })
  // the same text again succeeds, another text conflicts
  const twice = await submit(office, link, form)
  expect(twice.headers.get('location')).toBe(answered.headers.get('location'))
  const other = await submit(office, link, { ...form, reply: 'Quatre.' })
  expect(other.headers.get('location')).toContain('failed=access-request%2Fversion-conflict')
  // a decision based on the version before the answer is refused
  expect((await office.decide(id, { ...approval, version: 1 })).status).toBe(409)
  expect((await office.decide(id, { ...approval, version: 2 })).status).toBe(200)
  const staff = office.staff.user.id
  expect((await office.trail(id)).map(({ actor }) => actor)).toEqual([staff, 'applicant', staff])
})

test('a withdrawn request cannot be decided', async () => {
  const { office, id } = await officeWithRequest()
  await office.decide(id, { decision: 'ask', reason: 'Pourquoi ?' })
  const link = statusURL(office)
  const form = { action: 'withdraw' }
  for (const { headers } of [await submit(office, link, form), await submit(office, link, form)])
    expect(headers.get('location')).not.toContain('failed')
  expect((await office.decide(id, { ...approval, version: 2 })).status).toBe(409)
})

test('only its own signed link opens an access request', async () => {
  const office = await createOffice()
  const [mine, other] = [await office.request(), await office.request({ email: 'b@example.com' })]
  await office.decide(mine.id, { decision: 'ask', reason: '?' })
  const token = statusURL(office).searchParams.get('token') ?? ''
  const [key, signature = ''] = token.split('.')
  for (const [id, wrong] of [
    [other.id, token],
    [mine.id, `${key}.${signature.slice(1)}A`],
    [mine.id, signature],
    [mine.id, '.'],
    [mine.id, ''],
    [crypto.randomUUID(), token],
  ] as const) {
    const page = new URL(`/access-request/${id}?${new URLSearchParams({ token: wrong })}`, origin)
    const read = await office.send(`/api/access-requests/${id}${page.search}`)
    await expectOutcome(read, 404, 'access-request/unknown')
    const write = await submit(office, page, { action: 'withdraw' })
    expect(write.headers.get('location')).toContain('failed=access-request%2Funknown')
  }
  const open = await scalar("select count(*) as n from access_requests where status <> 'withdrawn'")
  expect(open).toBe(2)
})

const submit = (office: Office, link: URL, form: Record<string, string>) =>
  office.send(link.pathname + link.search, formPost(form))

test('the status page works without scripts in every language, and is not cached', async () => {
  const office = await createOffice()
  const reason = 'Combien de <magasins> ?'
  const { id } = await office.request({ status: 'more-information', reason })
  for (const locale of localeCodes) {
    const page = await office.send(await requestStatusLink(office.deps(), id, locale))
    expect(page.status).toBe(200)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-language': locale,
    })
    const html = await page.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toContain('Combien de &lt;magasins&gt; ?')
    expect(html).toMatch(/<form[^>]* method="post"[^>]*>.*name="reply"/s)
  }
})

test('the status page sends no referrer, however its address is spelled', async () => {
  const { office, id } = await officeWithRequest()
  const link = await requestStatusLink(office.deps(), id, 'en')
  for (const odd of ['Access-Request', 'access%2Drequest', '%61ccess-request']) {
    const page = await office.send(link.replace('access-request', odd))
    expect(page.headers.get('referrer-policy'), odd).toBe('no-referrer')
  }
})

test('the status page without a valid token answers 404, and no page is cached for the next reader', async () => {
  const office = await createOffice()
  const { id, companyName } = await office.request()
  await office.send(await requestStatusLink(office.deps(), id, 'en'))
  for (const search of ['', '?token=', '?token=a.b']) {
    const page = await office.send(localize(`/access-request/${id}${search}`, 'en'))
    expect(page.status).toBe(404)
    expect(await page.text()).not.toContain(companyName)
  }
})

test('while D1 is down the status page says so, also after a form was sent', async () => {
  const { office, id } = await officeWithRequest()
  const link = await requestStatusLink(office.deps(), id, 'de')
  const page = await call(link, {}, { db: brokenDatabase })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Die Anfrage lässt sich gerade nicht anzeigen')
  const sent = await call(link, formPost({ action: 'withdraw' }), { db: brokenDatabase })
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toContain('failed=server%2Funexpected')
})
