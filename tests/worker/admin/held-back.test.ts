import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { upload } from '../content/pictures/made-pictures.ts'
import { heldBody } from '../kit/held-body.ts'
import { pdf, sha256Of } from '../trade/documents/archive.ts'
import { createOffice } from './office.ts'

type Office = Awaited<ReturnType<typeof createOffice>>
type Deed = { method: string; path: string; body: Uint8Array; type: string }

const json = (method: string, path: string, body: unknown): Deed => {
  const type = 'application/json'
  return { method, path, body: new TextEncoder().encode(JSON.stringify(body)), type }
}

/** What staff send, of each kind of body. */
const deeds: Record<string, (office: Office) => Promise<Deed>> = {
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

const done = () => env.DB.prepare('select count(*) n from admin_actions').first('n')

/** Begins to send, lets something happen, and sends the rest. */
async function send(office: Office, deed: Deed, meanwhile: () => Promise<unknown>) {
  const { method, path, body: whole, type } = deed
  const { body, finish } = heldBody(whole)
  const headers = { 'content-length': String(whole.length), 'content-type': type }
  const { token } = office.staff
  const answer = office.send(`/api/admin${path}`, { method, token, body, headers })
  await scheduler.wait(50)
  await meanwhile()
  finish()
  return answer
}

for (const [name, prepare] of Object.entries(deeds)) {
  test(`${name} that is held back while its session ends does nothing`, async () => {
    const office = await createOffice()
    const deed = await prepare(office)
    const before = await done()
    const answer = await send(office, deed, async () => {
      const left = await office.auth('/logout', { method: 'POST', token: office.staff.token })
      expect(left.status).toBe(204)
    })
    expect(await answer.json()).toMatchObject({ code: 'auth/session-gone' })
    expect(await done()).toBe(before)
  })

  test(`${name} that is sent slowly arrives`, async () => {
    const office = await createOffice()
    const answer = await send(office, await prepare(office), async () => {})
    expect([answer.status, (await answer.json()) as object]).toEqual([200, expect.anything()])
  })
}
