import { expect, test } from 'vitest'
import {
  cost,
  hashPassword,
  isPassword,
  needsRehash,
} from '../../../../worker/lib/secrets/password-hash.ts'
import { usualCost } from '../../../setup/password-cost.ts'
import { createWorld, password } from '../world.ts'

test('a password is hashed at the cost that OWASP and ASVS name, and the hash says so', async ({
  onTestFinished,
}) => {
  const cheap = { ...cost }
  onTestFinished(() => void Object.assign(cost, cheap))
  Object.assign(cost, usualCost)
  const hash = await hashPassword(password)
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPassword(password, hash)).toBe(true)
  expect(await isPassword('Olive-grove-8', hash)).toBe(false)
  expect(needsRehash(hash)).toBe(false)
})

test('a hash of another cost is made again at sign-in, while the password is at hand', async () => {
  const world = createWorld()
  const usual = { ...cost }
  Object.assign(cost, { n: 2 ** 5 })
  const old = await hashPassword(password)
  Object.assign(cost, usual)
  await world.user('a@example.com', { passwordHash: old })
  const { error } = await world.client().signInWithPassword({ email: 'a@example.com', password })
  expect(error).toBeNull()
  const [user] = await world.users()
  expect(old).toMatch(/^\$scrypt\$ln=5,r=8,p=1\$/)
  expect(user?.passwordHash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/)
})
