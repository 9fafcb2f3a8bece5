import { expect, test } from 'vitest'
import { readEmail } from '#contract/text/email-address.ts'
import { settingCatalogue } from '#contract/settings/catalogue.ts'
import { LotFields } from '#contract/trade/lots/lots.ts'
import { ProductText } from '#contract/trade/products.ts'

test.for([
  ['info@παράδειγμα.ελ', 'info@xn--hxajbheg2az3al.xn--qxam'],
  ['info@xn--hxajbheg2az3al.xn--qxam', 'info@xn--hxajbheg2az3al.xn--qxam'],
  ['küche@müller.example', null],
  ['kueche@müller.example', 'kueche@xn--mller-kva.example'],
  ['r&d@foods.example', 'r&d@foods.example'],
  ['fish/chips@foods.example', 'fish/chips@foods.example'],
  ['a=b@foods.example', 'a=b@foods.example'],
  ["o'neill+orders@foods.example", "o'neill+orders@foods.example"],
  ['"two words"@foods.example', null],
  ['a..b@foods.example', null],
  ['a@b', null],
  ['a@127.0.0.1', null],
  ['a@foods.example/x', null],
  ['a@ελλ/άδα.ελ', null],
  ['a@-foods.example', null],
  [`${'a'.repeat(65)}@foods.example`, null],
  ['@foods.example', null],
  ['anna', null],
  ['a@foods.example\r\nbcc: x@evil.example', null],
] as const)('the address "%s" is read as %s', ([given, read]) => {
  expect(readEmail(given)).toBe(read)
})

test.for([
  ['613 555 0199', '+1 613 555 0199'],
  ['(613) 555-0199', '+1 613 555 0199'],
  ['1-613-555-0199', '+1 613 555 0199'],
  ['+1 (613) 555.0199', '+1 613 555 0199'],
  ['+30 210 1234567', '+30 210 1234567'],
  ['+49 (0)30/123456', '+49 30 123456'],
  ['0030 210 1234567', '+30 210 1234567'],
] as const)('the office phone "%s" is kept as %s', ([typed, kept]) => {
  expect(settingCatalogue.phone.schema.parse(typed)).toBe(kept)
})

test.for(['call me', '+1 613 555 0199 ext. 4', '12345', '+', ''])(
  'the office phone "%s" is refused',
  (typed) => {
    expect(settingCatalogue.phone.schema.safeParse(typed).success).toBe(false)
  },
)

const lot = (code: string) =>
  LotFields.safeParse({
    code,
    producer_lot: ' ',
    harvested: null,
    produced_on: null,
    best_before: null,
    arrived_on: null,
  })

test.for([
  ['l2026/04#7', 'L2026/04#7'],
  ['Λ-113 (β)', 'Λ-113 (Β)'],
  ['12:45 L3+4', '12:45 L3+4'],
  ['(10) AB*7', '(10) AB*7'],
] as const)('a lot code printed as "%s" is kept as "%s"', ([printed, kept]) => {
  const { data } = lot(printed)
  expect(data?.code).toBe(kept)
  expect(data?.producer_lot).toBeNull()
})

test.for(['=1+1', '-7', '@x', '+1', 'A\nB', 'A\u202eB', 'A\u200bB', '\u0000', ''])(
  'a lot code of "%s" is refused',
  (code) => {
    expect(lot(code).success).toBe(false)
  },
)

test('a product name has one line that everyone sees, and a description may have several', () => {
  const text = (name: string, description: string | null) =>
    ProductText.safeParse({ name, description }).success
  expect(text('Feta P.D.O. «Παρνασσός»', 'Two lines:\nfrom Parnassos')).toBe(true)
  for (const name of ['A\nB', 'A\u0000', '\u200b', 'A\u202eB']) expect(text(name, null)).toBe(false)
  expect(text('Feta', 'A\u202eB')).toBe(false)
})
