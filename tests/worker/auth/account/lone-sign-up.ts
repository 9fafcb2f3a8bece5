import { env } from 'cloudflare:workers'
import type { createOffice } from '../../admin/office.ts'
import { scalar } from '../../kit/rows.ts'

/*
 * A stranger signs somebody's address up and waits. The owner, who expects mail of ours, opens the link; later staff
 * give that account rights. Whatever way that goes, the stranger has no part in it.
 */
export const email = 'buyer@example.com'
export const strangers = 'Strangers-2'
export const own = 'Another-one-8'
export const verifier = 'v'.repeat(43)
export const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }

export type Office = Awaited<ReturnType<typeof createOffice>>

export const signsIn = (office: Office, password: string, who = email) =>
  office.post('/token?grant_type=password', { email: who, password })
export const opens = async (office: Office, password: string) =>
  (await signsIn(office, password)).status === 200
export const signUp = (office: Office, password: string, more: object = {}) =>
  office.post('/signup', { email, password, data: { first_name: 'Eve' }, ...more })
export const idOf = (who = email) => scalar<string>('select id from users where email = ?', who)
export const userOf = (office: Office, token: string) => office.auth('/user', { token })
export const setPassword = (office: Office, token: string, password: string) =>
  office.auth('/user', { method: 'PUT', token, body: { password } })
export const verify = (office: Office, type: string, secret: object) =>
  office.post('/verify', { type, ...secret })

/** Nobody was here, and nothing was sent. */
export const startOver = () =>
  env.DB.batch(
    ['memberships', 'companies', 'access_requests', 'users', 'limits'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )

/** How staff give an account rights. */
export const grants = {
  approval: async (office: Office) => {
    const { id } = await office.request({ email })
    const decision = { decision: 'approve', version: 0 }
    return office.admin('POST', `/access-requests/${id}/decision`, decision)
  },
  role: async (office: Office) =>
    office.admin('PUT', `/users/${await idOf()}/role`, { role: 'client', email }),
  membership: async (office: Office) => {
    const { id } = await office.request({ email: 'first@example.com' })
    const decision = { decision: 'approve', version: 0 }
    await office.admin('POST', `/access-requests/${id}/decision`, decision)
    const company = await scalar<string>('select id from companies')
    return office.admin('POST', `/companies/${company}/members`, { email, locale: 'en' })
  },
}

/** How the owner may have opened the stranger's mail. */
export const openings = {
  'a link': async (office: Office) => {
    await signUp(office, strangers)
    await office.send(office.lastMail(email).link)
  },
  'a link with the stranger’s challenge': async (office: Office) => {
    await signUp(office, strangers, challenge)
    await office.send(office.lastMail(email).link)
  },
  'a link with the stranger’s challenge, and its hash after it': async (office: Office) => {
    await signUp(office, strangers, challenge)
    const { link, token } = office.lastMail(email)
    await office.send(link)
    await verify(office, 'signup', { token_hash: token })
  },
  'a page that spends the hash': async (office: Office) => {
    await signUp(office, strangers)
    await verify(office, 'signup', { token_hash: office.lastMail(email).token })
  },
} satisfies Record<string, (office: Office) => Promise<void>>
