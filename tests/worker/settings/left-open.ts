import { authenticatorOf } from '../auth/factors/authenticator.ts'
import { json } from '../auth/world.ts'
import type { settingsOffice } from './settings-world.ts'

export const thiefs = 'Another-one-8'
export type Office = Awaited<ReturnType<typeof settingsOffice>>

export const staffs = 'staff@meltemi.test'
export const setPassword = (office: Office, token: string, body: object) =>
  office.auth('/user', { method: 'PUT', token, body })
export const prove = async (office: Office, token: string, given: string) => {
  const body = { password: given }
  const answer = await office.send('/api/account/proof', { method: 'POST', token, body })
  return answer.status === 200 ? 'proven' : (await json(answer))['code']
}
export const signIn = async (office: Office, given: string) =>
  String(
    (
      await json(
        await office.post('/token?grant_type=password', { email: staffs, password: given }),
      )
    )['access_token'],
  )
/** What is guarded, as it was last read, by whoever holds a token. */
export const guarded = async (office: Office, token: string, value: number) => {
  const { settings } = (await office.call('GET', '', undefined, token)).body
  const change = { key: 'retentionDays', value, version: settings.retentionDays.version }
  return office.call('PATCH', '', { settings: [change] }, token)
}
export const enrol = async (office: Office, token: string) => {
  const made = await json(await office.post('/factors', { factor_type: 'totp' }, token))
  const { secret } = made['totp'] as { secret: string }
  return authenticatorOf(office, String(made['id']), secret)
}
export const verify = async (
  office: Office,
  token: string,
  { id, code }: { id: string; code: string },
) => {
  const challenge = await json(await office.post(`/factors/${id}/challenge`, {}, token))
  const body = { challenge_id: challenge['id'], code }
  return String(
    (await json(await office.post(`/factors/${id}/verify`, body, token)))['access_token'],
  )
}

/** A session that a mail began, and that its owner left open eleven minutes ago. */
export async function leftOpen(office: Office) {
  await office.post('/otp', { email: staffs, create_user: false })
  const { token: hash } = office.lastMail(staffs)
  const session = await json(await office.post('/verify', { type: 'magiclink', token_hash: hash }))
  office.passes(11)
  const { access_token: token, refresh_token: refreshToken } = session
  return { token: String(token), refreshToken }
}
