import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createOffice } from '../../admin/office.ts'
import { json, readRedirect } from '../world.ts'
import {
  challenge,
  email,
  grants,
  type Office,
  openings,
  opens,
  own,
  setPassword,
  signUp,
  signsIn,
  startOver,
  strangers,
  userOf,
  verifier,
  verify,
} from './lone-sign-up.ts'

const cases = (Object.keys(openings) as (keyof typeof openings)[]).flatMap((opening) =>
  (Object.keys(grants) as (keyof typeof grants)[]).map((grant) => [opening, grant] as const),
)

test.for(cases)(
  'the owner opens a stranger’s sign-up by %s, and a right by %s is the owner’s alone',
  async ([opening, grant]) => {
    const office = await createOffice()
    await openings[opening](office)
    const session = await json(await signsIn(office, strangers))
    const [token, refresh_token] = [String(session['access_token']), session['refresh_token']]
    expect((await userOf(office, token)).status, 'the sign-up itself works').toBe(200)

    expect((await grants[grant](office)).status).toBeLessThan(300)
    expect(await opens(office, strangers)).toBe(false)
    expect((await userOf(office, token)).status).toBeGreaterThanOrEqual(401)
    const refreshed = await office.post('/token?grant_type=refresh_token', { refresh_token })
    expect(refreshed.status).toBe(400)
    const row = await env.DB.prepare('select user_metadata from users where email = ?')
      .bind(email)
      .first('user_metadata')
    expect(row).not.toContain('Eve')
    const link = /token_hash=(\w+)&type=invite/.exec(office.lastMail(email).text)?.[1]
    // signing up once more changes nothing
    office.pass(61)
    await signUp(office, strangers)
    await office.send(office.lastMail(email).link)
    expect(await opens(office, strangers)).toBe(false)

    const arrived = await json(await verify(office, 'invite', { token_hash: link }))
    const invited = String(arrived['access_token'])
    expect((await setPassword(office, invited, own)).status).toBe(200)
    const me = await office.send('/api/me', { token: invited })
    expect(await me.json()).toMatchObject({ role: 'client' })
    expect([await opens(office, own), await opens(office, strangers)]).toEqual([true, false])
  },
)

test('whoever chose the password and reads the mail keeps it when staff let them in, and the names if one browser did both', async () => {
  const inOneBrowser = async (office: Office) => {
    await signUp(office, own, challenge)
    const { query } = readRedirect(await office.send(office.lastMail(email).link))
    const body = { auth_code: query['code'], code_verifier: verifier }
    expect((await office.post('/token?grant_type=pkce', body)).status).toBe(200)
  }
  const byAnotherMail = async (office: Office) => {
    await signUp(office, strangers)
    await office.send(office.lastMail(email).link)
    office.pass(61)
    const session = await office.comeByMail(email)
    await setPassword(office, session, own)
  }
  const honest = [
    [inOneBrowser, 'Eve'],
    [byAnotherMail, undefined],
  ] as const
  for (const [begin, firstName] of honest) {
    for (const grant of [grants.approval, grants.role, grants.membership]) {
      const office = await createOffice()
      await begin(office)
      const { access_token } = (await json(await signsIn(office, own))) as { access_token: string }
      expect((await grant(office)).status).toBeLessThan(300)
      expect(await opens(office, own)).toBe(true)
      expect(await opens(office, strangers)).toBe(false)
      const user = await json(await userOf(office, access_token))
      expect(Object(user['user_metadata'])['first_name']).toBe(firstName)
      const invitations = office.mailbox.filter(
        ({ to, text }) => to === email && text.includes('type=invite'),
      )
      expect(invitations).toEqual([])
      await startOver()
    }
  }
})
