import { approval, type Office } from '../../admin/office.ts'
import { scalar } from '../../kit/rows.ts'

/*
 * A stranger signs up with another person's email address. The owner expects an email from us and
 * opens its link; later staff grant rights. The stranger must never gain access.
 */
export const email = 'buyer@example.com'
export const strangers = 'Strangers-2'
export const own = 'Another-one-8'
export const verifier = 'v'.repeat(43)
export const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }

export const signsIn = (office: Office, password: string, who = email) =>
  office.post('/token?grant_type=password', { email: who, password })
export const opens = async (office: Office, password: string) =>
  (await signsIn(office, password)).status === 200
export const signUp = (office: Office, password: string, more: object = {}) =>
  office.post('/signup', { email, password, data: { first_name: 'Eve' }, ...more })
export const idOf = (who = email) => scalar<string>('select id from users where email = ?', who)

/** Ways in which staff grant rights. */
export const grants = {
  approval: async (office: Office) => {
    const { id } = await office.request({ email })
    return office.decide(id, approval)
  },
  role: async (office: Office) =>
    office.admin('PUT', `/users/${await idOf()}/role`, { role: 'client', email }),
  membership: async (office: Office) => {
    const { id } = await office.request({ email: 'first@example.com' })
    await office.decide(id, approval)
    const company = await scalar<string>('select id from companies')
    return office.admin('POST', `/companies/${company}/members`, { email, locale: 'en' })
  },
}

/** The owner opens the link in the email for the stranger's sign-up. */
export async function opensStrangersLink(office: Office) {
  await signUp(office, strangers)
  await office.send(office.lastMail(email).link)
}
