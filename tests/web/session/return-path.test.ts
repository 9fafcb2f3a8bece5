import { expect, test } from 'vitest'
import { safeReturnPath } from '../../../web/session/arrival/return-path.ts'

const harmless = [
  '/',
  '/account',
  '/client/dashboard?tab=orders#latest',
  '/a/b%2Fc',
  '/search?q=//x',
]
for (const path of harmless) {
  test(`${path} is a way back`, () => expect(safeReturnPath(path)).toBe(path))
}

const foreign = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'account',
  '',
]
for (const path of foreign) {
  test(`${JSON.stringify(path)} is none`, () => expect(safeReturnPath(path)).toBeNull())
}

test('nothing is none', () => expect(safeReturnPath(null)).toBeNull())

test('a sign-in page would lead in a circle', () => {
  expect(safeReturnPath('/client/login?mode=request')).toBeNull()
  expect(safeReturnPath('/admin/login')).toBeNull()
})
