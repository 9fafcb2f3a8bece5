import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingKeys } from '#contract/settings/setting-keys.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { odd, oddText } from '../auth/fuzzing.ts'
import { visibleText } from '../kit/crawler.ts'
import { tries } from '../kit/soak.ts'
import { holidays, settingsOffice } from './settings-office.ts'

/** Pasted text: markup, scripts, quotes, bidirectional controls, ends of data blocks. */
const pasted = fc.oneof(
  oddText,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '"><img src=x onerror=alert(1)>',
    "'); drop table settings; --",
    '{{days}} {days:number} $& $1 \\u003c',
    '\u2028\u2029',
    'Μελτέμι – «γραφείο»',
    '\u202eesrever',
    '&lt;b&gt;',
    '🏖️🇨🇦',
  ),
)

const exception = fc.record({
  first_day: fc.constantFrom('2026-12-24', '2026-12-01', '2026-13-01', ''),
  last_day: fc.constantFrom('2026-12-31', '2027-01-01', '2026-11-01'),
  intervals: fc.oneof(fc.constant([]), fc.constant([{ opens: '10:00', closes: '12:00' }]), odd),
  labels: fc.dictionary(fc.constantFrom(...localeCodes, 'xx'), pasted, { maxKeys: 3 }),
})

const change = fc.oneof(
  fc.record({
    settings: fc.array(
      fc.record({
        key: fc.constantFrom(...settingKeys, 'unknown'),
        value: fc.oneof(
          pasted,
          odd,
          fc.record({ street: pasted, city: pasted, region: pasted, postalCode: pasted }),
          fc.integer(),
        ),
        version: fc.constant(-1),
      }),
      { maxLength: 3 },
    ),
    note: pasted,
  }),
  fc.record({
    exceptions: fc.array(fc.record({ value: exception }), { maxLength: 3 }),
    note: pasted,
  }),
  odd,
)

test('any text typed by staff leaves pages, machine-readable lists and settings intact', async () => {
  const office = await settingsOffice({}, '2026-12-10T15:00:00Z')
  const token = await office.signInAgain()
  let saved = 0
  await fc.assert(
    fc.asyncProperty(change, fc.constantFrom(...localeCodes), async (given, locale) => {
      const { settings } = await office.read(token)
      const body = JSON.parse(JSON.stringify(given) ?? 'null') as Record<string, unknown> | null
      for (const one of list(body?.['settings']))
        one['version'] = settings[one['key'] as keyof typeof settings]?.version ?? 0
      for (const one of list(body?.['exceptions']))
        Object.assign(one, { id: crypto.randomUUID(), version: 0 })
      const { status } = await office.call('PATCH', '', body, token)
      expect([200, 400, 403, 409, 422]).toContain(status)
      if (status !== 200) return
      saved++
      const page = await office.page(localize('/', locale))
      expect(page).toContain('<footer')
      expect(page).not.toMatch(/<script>alert|<img src=x|<!--<script>/)
      const blocks = [...page.matchAll(/<script[^>]*type="?application\/[^>]*>(.*?)<\/script>/gs)]
      expect(blocks.length).toBeGreaterThan(1)
      for (const [, json = ''] of blocks) expect(() => JSON.parse(json) as unknown).not.toThrow()
      expect(visibleText(page)).not.toMatch(/undefined|NaN|\[object/)
      expect((await office.send('/llms.txt')).status).toBe(200)
      expect((await office.call('GET', '/history', undefined, token)).status).toBe(200)
    }),
    { numRuns: tries(150) },
  )
  expect(saved).toBeGreaterThan(tries(10))
})

const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isObject) : []
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

test('labels are shown as typed, each in its language only', async () => {
  const office = await settingsOffice({}, '2026-12-10T15:00:00Z')
  const labels = { de: '<b>Betriebsferien</b> & "Pause"' }
  await office.close({ ...holidays, labels }, undefined, 0, await office.signInAgain())
  expect(await office.page('/de')).toContain('&lt;b&gt;Betriebsferien&lt;/b&gt; &amp; ')
  expect(await office.page('/fr')).not.toContain('Betriebsferien')
})
