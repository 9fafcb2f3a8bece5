import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { adminSql } from '../../../../worker/ops/admin-sql.ts'
import { createOffice } from '../../admin/office.ts'
import { json } from '../world.ts'
import {
  email,
  grants,
  idOf,
  openings,
  opens,
  own,
  setPassword,
  signUp,
  signsIn,
  strangers,
  userOf,
  verify,
} from './lone-sign-up.ts'

test('a password that a stranger sets in a session by the old one proves nothing', async () => {
  const office = await createOffice()
  await openings['a link'](office)
  const { access_token } = (await json(await signsIn(office, strangers))) as {
    access_token: string
  }
  expect((await setPassword(office, access_token, 'Strangers-3')).status).toBe(200)
  await grants.approval(office)
  expect(await opens(office, 'Strangers-3')).toBe(false)
})

test('an account whose owner was led to agree to a new address is not theirs for that', async () => {
  const office = await createOffice()
  const stranger = await office.user('stranger@evil.example')
  await office.post('/otp', { email: 'stranger@evil.example' })
  const begun = await json(
    await verify(office, 'magiclink', {
      token_hash: office.lastMail('stranger@evil.example').token,
    }),
  )
  const token = String(begun['access_token'])
  await office.put(token, { email })
  await office.send(office.lastMail('stranger@evil.example').link)
  await office.send(office.lastMail(email).link)
  expect(await idOf()).toBe(stranger.id)
  // the session began with a mail, but to another address
  expect((await setPassword(office, token, strangers)).status).toBe(200)
  expect(await opens(office, strangers)).toBe(true)
  await grants.approval(office)
  expect(await opens(office, strangers)).toBe(false)
  expect((await userOf(office, token)).status).toBeGreaterThanOrEqual(401)
})

test('an administrator made of an account that a stranger signed up keeps nothing of theirs', async () => {
  const office = await createOffice()
  await openings['a link'](office)
  const session = await json(await signsIn(office, strangers))
  const make = async () => {
    const sql = adminSql({
      id: crypto.randomUUID(),
      email,
      passwordHash: 'unused',
      now: office.now(),
    })
    const statements = sql.split(';\n').filter((statement) => statement.trim() !== '')
    await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))
  }
  await make()
  expect(await opens(office, strangers)).toBe(false)
  expect((await userOf(office, String(session['access_token']))).status).toBeGreaterThanOrEqual(401)
  // a sign-up after it plants nothing either
  office.pass(61)
  await signUp(office, strangers)
  await office.send(office.lastMail(email).link)
  expect(await opens(office, strangers)).toBe(false)

  office.pass(61)
  const arrived = await office.comeByMail(email)
  await setPassword(office, arrived, own)
  await make()
  expect(await opens(office, own), 'who has proven theirs keeps it').toBe(true)
})
