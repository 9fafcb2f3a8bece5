import { expect, test } from 'vitest'
import { eraseOldSubmissions } from '../../../worker/features/forms/retention.ts'
import { deliverRow } from '../../../worker/features/outbox/deliver.ts'
import { enqueueMail } from '../../../worker/features/outbox/enqueue.ts'
import { upload } from '../content/pictures/made-pictures.ts'
import { formFixture } from '../forms/form-fixture.ts'
import { healthFixture } from '../health/health-fixture.ts'
import { allOn, setFlags, seedFlags } from '../kit/flag-states.ts'
import { pausedBody } from '../kit/paused-body.ts'
import { pdf, sha256Of } from '../trade/documents/archive.ts'
import { countOf, createOffice, addFactor, type Office } from './office.ts'
import { execute, firstRow } from '../kit/rows.ts'

const dayMinutes = 24 * 60

/** A mail whose delivery failed for good. */
async function loseMail(cause = 'invitation:1') {
  const forms = formFixture()
  forms.mailFaults.push('E_RECIPIENT_SUPPRESSED')
  const words = { subject: 'Welcome', text: 'Secret link', html: '<p>H</p>' }
  const mail = { to: 'ada@marin.example', ...words }
  const { id, statement } = await enqueueMail(forms.deps(), { mail, locale: 'en', cause })
  await statement
  await deliverRow(forms.deps(), id)
  return id
}

const sendAgain = (office: Office, id: string) =>
  office.admin('POST', `/dead-mails/${id}/send-again`, {})
const rowOf = (id: string) => firstRow('select state, payload from outbox where id = ?', id)

test('a failed mail is a health error with instructions until staff send it again or dismiss it', async () => {
  const office = await createOffice()
  const system = healthFixture()
  expect((await system.run()).overall).toBe('healthy')
  const id = await loseMail()
  system.pass(16) // the mailbox’s refusal is itself an error for a quarter of an hour
  const issue =
    'Mails failed: 1 could not be delivered. ' +
    'Send them again or dismiss them in the admin portal, under Messages'
  expect(await system.run()).toMatchObject({ forms: 'error', issues: [issue] })
  expect((await office.admin('POST', `/dead-mails/${id}/dismiss`, {})).status).toBe(200)
  expect((await system.run()).overall).toBe('healthy')
  // what it held is erased, and it is in no list
  expect(await rowOf(id)).toEqual({ state: 'dead', payload: null })
  expect((await office.admin('GET', '/dead-mails')).body).toEqual({ rows: [] })
  expect(await office.trail(id)).toEqual(office.byStaff('mail/dismissed'))
  expect((await sendAgain(office, id)).body).toMatchObject({ code: 'mail/unknown' })
})

test('a failed mail is no health error after a week, and stays listed', async () => {
  const office = await createOffice()
  const id = await loseMail()
  const system = healthFixture()
  system.pass(8 * dayMinutes)
  expect((await system.run()).overall).toBe('healthy')
  expect((await office.admin('GET', '/dead-mails')).body).toMatchObject({ rows: [{ id }] })
})

test('staff see to whom a mail was written and why no one got it, never its links, and send it again', async () => {
  const office = await createOffice()
  const id = await loseMail()
  const { body } = await office.admin('GET', '/dead-mails')
  const why = { last_error: 'mail: E_RECIPIENT_SUPPRESSED', is_sendable: true }
  const row = { id, to: 'ada@marin.example', subject: 'Welcome', ...why }
  expect(body).toMatchObject({ rows: [row] })
  expect(JSON.stringify(body)).not.toContain('Secret')
  expect((await sendAgain(office, id)).status).toBe(202)
  expect(office.mailbox.at(-1)).toMatchObject({ to: 'ada@marin.example', text: 'Secret link' })
  expect(await rowOf(id)).toEqual({ state: 'delivered', payload: null })
  expect(await office.trail(id)).toEqual(office.byStaff('mail/sent-again'))
  expect((await sendAgain(office, id)).body).toMatchObject({ code: 'mail/unknown' })
})

test('a mail whose link has expired is not sent again: its reader would be led nowhere', async () => {
  const office = await createOffice()
  const again = async (cause: string, hours: number) => {
    const id = await loseMail(cause)
    const at = new Date(office.now().getTime() - hours * 3_600_000).toISOString()
    await execute('update outbox set created_at = ? where id = ?', at, id)
    return (await sendAgain(office, id)).status
  }
  expect(await again('recovery:1:1', 2)).toBe(409)
  expect(await again('settings-address:1', 23)).toBe(202)
  expect(await again('settings-address:2', 25)).toBe(409)
  expect(await again('invitation:2:1', 6 * 24)).toBe(202)
  expect(await again('access-request:1:approved', 8 * 24)).toBe(409)
})

test('a failed mail is erased after the retention time of messages', async () => {
  const id = await loseMail()
  const forms = formFixture()
  forms.pass(89 * dayMinutes)
  await eraseOldSubmissions(forms.deps())
  expect(await rowOf(id)).toMatchObject({ payload: expect.any(String) })
  forms.pass(2 * dayMinutes)
  await eraseOldSubmissions(forms.deps())
  expect(await rowOf(id)).toEqual({ state: 'dead', payload: null })
})

type Call = { method: string; path: string; body: Uint8Array; type: string }

const json = (method: string, path: string, body: unknown): Call => {
  const type = 'application/json'
  return { method, path, body: new TextEncoder().encode(JSON.stringify(body)), type }
}

/** One call of staff for each kind of body. */
const calls: Record<string, (office: Office) => Promise<Call>> = {
  'a change of a role': async (office) => {
    const { user } = await office.member('other@example.com', 'client')
    return json('PUT', `/users/${user.id}/role`, { role: 'admin' })
  },
  'a file of products': async (office) => {
    const path = '/catalogue/imports/products'
    const csv =
      'sku,category,units_per_case,unit_label,net_g,name_en\nFETA,cheeses,2,8 kg,16000,Feta'
    const planned = await office.admin('POST', path, { csv })
    return json('POST', path, { csv, seen: planned.body['seen'] })
  },
  'a document': async () => {
    const fields = { kind: 'analysis', title: 'Analysis', file_name: 'analysis.pdf' }
    const query = new URLSearchParams({ ...fields, sha256: sha256Of(pdf()) })
    const path = `/files/${crypto.randomUUID()}?${query}`
    return { method: 'PUT', path, body: pdf(), type: 'application/pdf' }
  },
  'a picture': async () => {
    const form = new Response(upload())
    const type = form.headers.get('content-type') ?? ''
    return { method: 'POST', path: '/pictures', body: await form.bytes(), type }
  },
  'words about a picture': async (office) => {
    const picture = await office.admin('POST', '/pictures', upload())
    const texts = { en: { alt: 'Olives', decorative: false } }
    return json('PUT', `/pictures/${String(picture.body['id'])}/texts`, { texts, version: 0 })
  },
}

/** Sends half of a body, runs `meanwhile`, then sends the rest. */
async function send(office: Office, call: Call, meanwhile: () => Promise<unknown>) {
  const { method, path, body: whole, type } = call
  const { body, finish } = pausedBody(whole)
  const headers = { 'content-length': String(whole.length), 'content-type': type }
  const { token } = office.staff
  const answer = office.send(`/api/admin${path}`, { method, token, body, headers })
  await scheduler.wait(50)
  await meanwhile()
  finish()
  return answer
}

for (const [name, prepare] of Object.entries(calls)) {
  test(`${name} has no effect if the session ends while its body is being sent`, async () => {
    const office = await createOffice()
    const call = await prepare(office)
    const before = await countOf('admin_actions')
    const answer = await send(office, call, async () => {
      const left = await office.auth('/logout', { method: 'POST', token: office.staff.token })
      expect(left.status).toBe(204)
    })
    expect(await answer.json()).toMatchObject({ code: 'auth/session-gone' })
    expect(await countOf('admin_actions')).toBe(before)
  })

  test(`${name} is accepted when its body is sent slowly`, async () => {
    const office = await createOffice()
    const answer = await send(office, await prepare(office), async () => {})
    expect([answer.status, (await answer.json()) as object]).toEqual([200, expect.anything()])
  })
}

/** Sends every mail that staff can trigger for one person. @returns mails and links */
async function mailAll(office: Office, locale: string, mark: string) {
  const language = { userMetadata: { language: locale } }
  const invitee = { email: `invited-${mark}@example.com`, role: 'client', locale }
  await office.admin('POST', '/users', invitee)
  const user = await office.user(`known-${mark}@example.com`, language)
  await office.admin('POST', `/users/${user.id}/password-reset`, {})
  await addFactor(user.id)
  await office.admin('DELETE', `/users/${user.id}/factors`)
  const request = await office.request({ email: `asks-${mark}@example.com`, locale })
  await office.decide(request.id, { decision: 'refuse', reason: 'Nous livrons en Ontario.' })
  return office.mailbox.splice(0)
}

const linkOf = (text: string | undefined) => new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '')

test('mails in French stay French while the French pages are off, with links to pages that exist', async () => {
  await seedFlags()
  const office = await createOffice()
  for (const isOn of [true, false]) {
    await setFlags({ ...allOn, french_language: isOn })
    const mails = await mailAll(office, 'fr', String(isOn))
    expect(mails).toHaveLength(4)
    for (const mail of mails) {
      const link = linkOf(mail.text)
      expect(mail.html, mail.subject).toContain('<html lang="fr-CA">')
      expect(link.pathname.startsWith('/fr/'), link.href).toBe(isOn)
      expect((await office.send(link.pathname + link.search)).status, link.href).toBe(200)
    }
  }
  // other languages are unaffected
  for (const mail of await mailAll(office, 'de', 'german')) {
    expect(linkOf(mail.text).pathname).toMatch(/^\/de\//)
  }
})
