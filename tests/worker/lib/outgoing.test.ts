import { expect, test } from 'vitest'
import { fetchWithin } from '../../../worker/lib/http/outgoing.ts'
import { openPortal } from '../kit/hubspot.ts'

const sources = import.meta.glob<string>('../../../worker/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A file's text without comments: what is written about is not done. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test('every call to another service goes through the one that ends', () => {
  const offenders = Object.entries(sources)
    .filter(([path]) => !/worker\/(ops\/|lib\/http\/outgoing\.ts$)/.test(path))
    .filter(([, text]) => /(?<![\w.])(?:globalThis\.)?fetch\(/.test(codeOf(text)))
    .map(([path]) => path)
  expect(offenders).toEqual([])
})

test('everything that is logged goes through the one that takes personal data out', () => {
  const offenders = Object.entries(sources)
    .filter(([path]) => !/worker\/(ops\/|lib\/log\.ts$)/.test(path))
    .filter(([, text]) => /\bconsole\b/.test(codeOf(text)))
    .map(([path]) => path)
  expect(offenders).toEqual([])
})

test('a service that never answers is given up on, sooner if the caller says so', async () => {
  const { settings } = await openPortal({ faults: ['hang', 'hang'] })
  const { HUBSPOT_API_BASE: base, HUBSPOT_PORTAL_ID: portal } = settings
  const silent = `${base}/submissions/v3/integration/submit/${portal}/contact-form`
  const init = { method: 'POST', body: '{"fields":[]}' }
  const started = Date.now()
  await expect(fetchWithin(50, silent, init)).rejects.toThrow()
  await expect(
    fetchWithin(10_000, silent, { ...init, signal: AbortSignal.timeout(50) }),
  ).rejects.toThrow()
  expect(Date.now() - started).toBeLessThan(2_000)
})
