import { expect, test } from 'vitest'
import { findStep, totpCode } from '../../../../worker/features/auth/factors/totp.ts'

const secret = Buffer.from('12345678901234567890')

test('codes are those of RFC 6238, appendix B', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ]
  for (const [seconds, code] of vectors) {
    expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code)
  }
})

test('a code is good one step early and one step late, no more', () => {
  const now = new Date(1_111_111_111_000)
  const step = Math.floor(1_111_111_111 / 30)
  const found = (offset: number) => findStep(secret, totpCode(secret, step + offset), now, null)
  expect([-2, -1, 0, 1, 2].map(found)).toEqual([null, step - 1, step, step + 1, null])
})

test('steps up to the one used last are over', () => {
  const now = new Date(1_111_111_111_000)
  const step = Math.floor(1_111_111_111 / 30)
  const found = (offset: number) => findStep(secret, totpCode(secret, step + offset), now, step)
  expect([-1, 0, 1].map(found)).toEqual([null, null, step + 1])
})
