import { expect, test } from 'vitest'
import { createOffice } from '../office.ts'

test('an invited colleague follows the mail in their language and sets a password', async () => {
  const office = await createOffice()
  const body = { email: 'Ioanna@Meltemi.test', first_name: 'Ιωάννα', role: 'admin', locale: 'el' }
  const invited = await office.admin('POST', '/users', body)
  expect(invited.status).toBe(201)
  expect(invited.body).toMatchObject({
    email: 'ioanna@meltemi.test',
    role: 'admin',
    status: 'invited',
  })
  const mail = office.mailbox.find(({ to }) => to === 'ioanna@meltemi.test')
  expect(mail).toMatchObject({
    subject: expect.stringContaining('Πρόσκληση'),
  })
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe('/el/admin/login')
  expect(link.searchParams.get('type')).toBe('invite')
  // six days later it still works, once
  office.pass(6 * 86_400)
  const use = { token_hash: link.searchParams.get('token_hash'), type: 'invite' }
  const session: { access_token: string } = await (await office.post('/verify', use)).json()
  const token = session.access_token
  const update = { method: 'PUT', token, body: { password: 'Thyme-honey-9' } }
  expect((await office.auth('/user', update)).status).toBe(200)
  expect((await office.admin('GET', '/users', undefined, token)).status).toBe(200)
  expect((await office.post('/verify', use)).status).toBe(403)
})

test('an invitation is sent again until it is accepted, and the link before stops working', async () => {
  const office = await createOffice()
  const body = { email: 'new@example.com', role: 'client', locale: 'de' }
  const { body: user } = await office.admin('POST', '/users', body)
  const hashOf = () =>
    new URL(/https?:\S+/.exec(office.mailbox.at(-1)?.text ?? '')?.[0] ?? '').searchParams.get(
      'token_hash',
    )
  const first = hashOf()
  const again = await office.admin('POST', `/users/${String(user['id'])}/invitation`, {
    locale: 'it',
  })
  expect(again.status).toBe(202)
  expect(office.mailbox).toHaveLength(2)
  expect((await office.post('/verify', { token_hash: first, type: 'invite' })).status).toBe(403)
  expect((await office.post('/verify', { token_hash: hashOf(), type: 'invite' })).status).toBe(200)
  const late = await office.admin('POST', `/users/${String(user['id'])}/invitation`, {
    locale: 'it',
  })
  expect(late).toMatchObject({ status: 409, body: { code: 'user/not-invited' } })
  expect((await office.admin('POST', '/users', body)).body).toMatchObject({ code: 'user/exists' })
})
