import { expect, test } from 'vitest'
import { linkOf, withoutLink } from '../../../web/session/arrival/arrival.ts'

test('an address without a link brings nothing', () => {
  expect(linkOf({ search: '?mode=forgot&from=%2Faccount', hash: '#top' })).toBeNull()
})

test('query and fragment are read alike', () => {
  expect(linkOf({ search: '?code=abc&mode=recovery', hash: '' })?.get('code')).toBe('abc')
  expect(linkOf({ search: '', hash: '#access_token=x&type=invite' })?.get('type')).toBe('invite')
  expect(linkOf({ search: '', hash: '#error=access_denied' })?.get('error')).toBe('access_denied')
})

test('what a link brought leaves the address, the rest stays', () => {
  expect(withoutLink('?mode=recovery&code=abc&from=%2Faccount')).toBe(
    '?mode=recovery&from=%2Faccount',
  )
  expect(withoutLink('?code=abc')).toBe('')
})
