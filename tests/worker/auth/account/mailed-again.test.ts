import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createOffice } from '../../admin/office.ts'
import { json, readRedirect } from '../world.ts'
import {
  challenge,
  email,
  grants,
  type Office,
  opens,
  own,
  setPassword,
  signUp,
  strangers,
  verifier,
  verify,
} from './lone-sign-up.ts'

/*
 * A stranger signs somebody's address up; its owner types the code of that mail, or has it sent again. They prove to
 * read the mail by that, not to have chosen the password.
 */
const typed = async (office: Office, type: string) => {
  const { code } = office.lastMail(email)
  return verify(office, type, { email, token: code })
}

const ways: Record<string, (office: Office) => Promise<Response>> = {
  'types the code of the stranger’s own mail': async (office) => {
    await signUp(office, strangers, {
      code_challenge: 's'.repeat(43),
      code_challenge_method: 'plain',
    })
    return typed(office, 'signup')
  },
  'has the mail sent again and types its code': async (office) => {
    await signUp(office, strangers)
    office.pass(61)
    await office.post('/resend', { type: 'signup', email })
    return typed(office, 'signup')
  },
  'has the mail sent again to their own browser, and opens its link there': async (office) => {
    await signUp(office, strangers, {
      code_challenge: 's'.repeat(43),
      code_challenge_method: 'plain',
    })
    office.pass(61)
    await office.post('/resend', { type: 'signup', email, ...challenge })
    const { query } = readRedirect(await office.send(office.lastMail(email).link))
    const body = { auth_code: query['code'], code_verifier: verifier }
    return office.post('/token?grant_type=pkce', body)
  },
}

test.for(Object.entries(ways))(
  'the owner of an address %s, and the stranger’s password is nothing that staff give rights to',
  async ([, arrive]) => {
    const office = await createOffice()
    expect((await arrive(office)).status).toBe(200)
    // as the protocol has it, the password works until then
    expect(await opens(office, strangers)).toBe(true)

    expect((await grants.approval(office)).status).toBeLessThan(300)
    expect(await opens(office, strangers)).toBe(false)
    const link = /token_hash=(\w+)&type=invite/.exec(office.lastMail(email).text)?.[1]
    const arrived = await json(await verify(office, 'invite', { token_hash: link }))
    const token = String(arrived['access_token'])
    expect((await setPassword(office, token, own)).status).toBe(200)
    expect(await (await office.send('/api/me', { token })).json()).toMatchObject({ role: 'client' })
    expect([await opens(office, own), await opens(office, strangers)]).toEqual([true, false])
  },
)

test('who asks for a code drops a stranger’s password, also when no further mail leaves that day', async () => {
  const office = await createOffice()
  for (let mails = 0; mails < 6; mails++) {
    await office.post('/recover', { email })
    office.pass(61)
  }
  await signUp(office, strangers)
  office.pass(61)
  const before = office.mailbox.length
  expect((await office.post('/otp', { email })).status).toBe(200)
  expect(office.mailbox, 'it is enough for the day').toHaveLength(before)
  expect((await typed(office, 'email')).status).toBe(200)
  expect(await opens(office, strangers)).toBe(false)
  expect(
    await env.DB.prepare('select user_metadata from users where email = ?')
      .bind(email)
      .first('user_metadata'),
  ).not.toContain('Eve')
})

test('who signs up, has the mail sent again and follows its link signs in with their password', async () => {
  const office = await createOffice()
  await signUp(office, own, challenge)
  office.pass(61)
  await office.post('/resend', { type: 'signup', email })
  await office.send(office.lastMail(email).link)
  expect(await opens(office, own)).toBe(true)
})
