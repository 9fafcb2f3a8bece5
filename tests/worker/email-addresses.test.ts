import { expect, test } from 'vitest'
import { createOffice } from './admin/office.ts'
import { contact, createWorld as createVisitor } from './forms/world.ts'

const letters = (count: number) => 'a'.repeat(count)

const good = [
  `${letters(64)}@marin.example`,
  `ada@${letters(63)}.example`,
  '-a@marin.example',
  'ada+olives@a-b.xn--kxae4bafwg.example',
]
const bad = [
  `${letters(65)}@marin.example`,
  `ada@${letters(64)}.example`,
  `ada@marin.${letters(64)}`,
  'ada@marin-.example',
  'ada@-marin.example',
]

test('a message is taken from whoever can be answered; else the address is what is wrong', async () => {
  const answers = async (email: string) => {
    const response = await createVisitor().post('contact', { ...contact, email })
    const { errors } = await response.json<{ errors?: unknown }>()
    return [response.status, errors]
  }
  for (const email of good) expect(await answers(email), email).toEqual([202, undefined])
  for (const email of [...bad, 'ada', `${letters(65)}@marin`]) {
    expect(await answers(email), email).toEqual([422, [{ path: 'email', message: 'email' }]])
  }
})

test('no account is made for an address that no mail reaches', async () => {
  const { post } = await createOffice()
  const answers = async (email: string) => {
    const response = await post('/signup', { email, password: 'Olive-grove-7' })
    return [response.status, (await response.json<{ msg?: string; message?: string }>()).message]
  }
  for (const email of good) expect((await answers(email))[0], email).toBe(200)
  const refusal = await answers('ada')
  expect(refusal[1]).toContain('invalid format')
  for (const email of bad) expect(await answers(email), email).toEqual(refusal)
})

test('nor is anybody invited there', async () => {
  const { admin } = await createOffice()
  const answers = async (email: string) => {
    const { status, body } = await admin('POST', '/users', { email, role: 'client', locale: 'en' })
    return [status, body['errors']]
  }
  for (const email of good) expect((await answers(email))[0], email).toBe(201)
  const refusal = await answers('ada')
  expect(refusal[0]).toBe(422)
  for (const email of bad) expect(await answers(email), email).toEqual(refusal)
})
