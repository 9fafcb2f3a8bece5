import { expect, test } from 'vitest'
import { company, companyDefaults } from '#contract/company.ts'
import { commonPasswords } from '../../../../worker/features/auth/passwords/common-passwords.gen.ts'
import { weaknessOf } from '../../../../worker/features/auth/passwords/password-rules.ts'
import { createWorld, json } from '../world.ts'

const browserFiles = import.meta.glob<string>('../../../../dist/client/assets/*.js', {
  query: '?raw',
  import: 'default',
})

const guessable = ['pwned']

test('the most used passwords are refused, in any letter case', () => {
  const list = commonPasswords.trim().split(/\s+/)
  expect(new Set(list).size).toBeGreaterThanOrEqual(3000)
  expect(list.filter((password) => [...password].length < 8)).toEqual([])
  expect(list.filter((password) => weaknessOf(password).length === 0)).toEqual([])
  expect(list.filter((it) => weaknessOf(it.toUpperCase()).length === 0)).toEqual([])
})

test('repetitions, runs and look-alikes, which the list leaves out, are refused too', () => {
  const passwords =
    '00000000 12341234 123123123 aaaaaaaaaa abababab 87654321 987654321 0123456789 abcdefgh ' +
    'hgfedcba qwertyui poiuytrewq asdfghjkl p@ssword P@55w0rd $t4rw@r5'
  for (const password of passwords.split(' ')) {
    expect(weaknessOf(password), password).toEqual(guessable)
  }
})

test('a password made of words of the company is refused', () => {
  const [founder = ''] = company.founder.split(' ')
  const passwords = [
    `${company.shortName}2026!`,
    'meltemi-imports',
    'M3ltem1 Imp0rts',
    '2026.MELTEMI.2026',
    'xMeltemi1234x',
    `${founder}${companyDefaults.address.city}1`,
    'Μελτέμι-2026',
    'Admin#8472910384',
    'Welcome2026!',
    'Client Portal 1',
  ]
  for (const password of passwords) expect(weaknessOf(password), password).toEqual(guessable)
})

test('words of one’s own make a password good, beside words of the company too', () => {
  const passwords = [
    'Olive-grove-7',
    'meltemi thistle',
    'Κύμα και αλάτι',
    'correct horse battery staple',
    'xkcd-9361',
    '83920174652',
    '海の風と塩とオリーブ',
  ]
  for (const password of passwords) expect(weaknessOf(password), password).toEqual([])
})

test('a guessable password is refused when signing up and when changing it', async () => {
  const world = createWorld()
  const user = await world.user('a@example.com')
  const { access_token: token } = await world.session(user)
  for (const password of ['Liverpool', 'Meltemi-2026']) {
    const refusal = { code: 'weak_password', weak_password: { reasons: guessable } }
    const signUp = await world.post('/signup', { email: 'b@example.com', password })
    expect([signUp.status, await json(signUp)]).toMatchObject([422, refusal])
    const change = await world.auth('/user', { method: 'PUT', token, body: { password } })
    expect([change.status, await json(change)]).toMatchObject([422, refusal])
  }
  expect(await world.users()).toHaveLength(1)
})

test('no file that browsers load holds the list', async () => {
  const load = Object.values(browserFiles)
  expect(load.length, '`npm run build` comes first').toBeGreaterThan(50)
  const [line = ''] = commonPasswords.trim().split('\n')
  const rare = ['q1w2e3r4t5', 'qazwsxedc', line]
  for (const text of await Promise.all(load.map((it) => it()))) {
    expect(rare.filter((it) => text.includes(it))).toEqual([])
  }
})
