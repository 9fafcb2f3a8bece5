import { expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import {
  composeOrderMail,
  type Told,
} from '../../../../worker/features/trade/mails/compose-order-mail.ts'

type Line = Told['lines'][number]

const honey: Line = {
  line: 1,
  product_id: 'a',
  sku: 'HONEY',
  name: 'Thyme honey',
  names: {},
  pack: '12 × 450 g',
  price_unit: 'case',
  unit_cents: 16_200,
  cases: 3,
  case_g: null,
  est_g: null,
  net_g: null,
  amount_cents: 48_600,
  is_sample: 0,
  change: null,
}
const feta = { price_unit: 'kg', case_g: 8_000, est_g: 24_000, unit_cents: 1_835 } as const

/** The lines of a mail, with plain spaces. */
function linesOf(line: Partial<Line>, locale: Locale = 'en', shipment?: Told['shipment']) {
  const { text } = composeOrderMail({
    kind: 'changed',
    to: 'buyer@example.org',
    locale,
    told: {
      number: 'M-1',
      companyName: 'Shop',
      placedName: 'Ann',
      currency: 'CAD',
      totalCents: 1,
      deliveryOn: null,
      poNumber: null,
      note: null,
      lines: [{ ...honey, ...line }],
      isSample: false,
      ...(shipment && { shipment }),
    },
    link: 'https://example.org',
    isForOffice: false,
  })
  const paragraph = text.split('\n\n').find((part) => part.includes('450 g')) ?? ''
  return paragraph.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('a line says what it costs and the price behind it, and compares like with like', () => {
  expect(linesOf({})).toBe('3 × Thyme honey (12 × 450 g): $486.00 ($162.00 per case)')
  expect(linesOf({ change: { cases: 4, unit_cents: 17_000 } })).toBe(
    '3 × Thyme honey (12 × 450 g): $486.00 ($162.00 per case) – before: 4 cases, $170.00 per case',
  )
  expect(linesOf({ ...feta, change: { unit_cents: 1_900 } })).toBe(
    '3 × Thyme honey (12 × 450 g): $486.00 (estimated, billed by weight: $18.35 per kg) – before: $19.00 per kg',
  )
  expect(linesOf({ change: { cases: 1 } }, 'fr')).toBe(
    '3 × Thyme honey (12 × 450 g) : 486,00 $ (162,00 $ la caisse) – auparavant : 1 caisse',
  )
})

test('what is not available is not counted, and what it was is', () => {
  expect(linesOf({ cases: 0, amount_cents: 0, change: { cases: 4 } })).toBe(
    'Thyme honey (12 × 450 g): not available – before: 4 cases',
  )
})

test('one lot is a lot, and several are lots', () => {
  const lot = { line: 1, lot_id: 'l', best_before: null, net_g: null, recall_id: null }
  const one = { ...lot, code: 'A', cases: 1 }
  const shipment = (lots: (typeof one)[]) => ({ shipped_on: '2026-11-23', reference: null, lots })
  const below = (lots: (typeof one)[]) => linesOf({}, 'en', shipment(lots)).split('\n')[1]
  expect(below([one])).toBe('Lot: A (1 case)')
  expect(below([one, { ...lot, code: 'B', cases: 2 }])).toBe('Lots: A (1 case), B (2 cases)')
})
