import { afterEach, expect, test, vi } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { sendForm } from '../../../web/forms/send-form.ts'
import { loadWords } from '../../../web/i18n/load-words.ts'
import { wordsOf } from '../../../web/i18n/words-of.ts'
import { origin } from '../kit/client.ts'
import { contact, createWorld, plainly } from './world.ts'

/** A browser, as far as our form looks at it, whose calls reach a Worker. */
function browser(world: ReturnType<typeof createWorld>, { address = `${origin}/`, title = '' }) {
  const { origin: own, pathname } = new URL(address)
  vi.stubGlobal('location', { href: address, origin: own, pathname })
  const boot = { textContent: '{}' }
  const getElementById = (id: string) => (id === 'boot' ? boot : null)
  vi.stubGlobal('document', { title, cookie: '', getElementById })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { headers } = new Request(input, init)
    return world.post('contact', await new Request(input, init).json(), Object.fromEntries(headers))
  })
  const form = 'contact' as const
  // another text each time: the same one twice is one message
  const values = { ...contact, message: address.slice(0, 60) }
  return (given: { captcha?: string; locale?: (typeof localeCodes)[number] } = {}) =>
    sendForm({ form, locale: 'en', values, filledInMs: 9000, captcha: undefined, ...given })
}

afterEach(() => void vi.unstubAllGlobals())

const contexts = async (world: ReturnType<typeof createWorld>) =>
  (await world.rows()).map(({ context }) => JSON.parse(String(context)))

test('whoever came by a long campaign link can write to us', async () => {
  const world = createWorld()
  const address = `${origin}/?utm_source=fair&gclid=${'A'.repeat(7000)}`
  expect(await browser(world, { address })()).toBe('sent')
  const tagged = `${origin}/el?utm_source=${'A'.repeat(7000)}`
  expect(await browser(world, { address: tagged })()).toBe('sent')
  const nowhere = `${origin}/${'x'.repeat(7000)}`
  const title = 'A'.repeat(1000)
  expect(await browser(world, { address: nowhere, title })()).toBe('sent')
  expect(await contexts(world)).toEqual([
    { pageUri: `${origin}/?utm_source=fair` },
    { pageUri: `${origin}/el` },
    { pageName: 'A'.repeat(300) },
  ])
})

const odd: Record<string, unknown> = {
  locale: 'tlh',
  pageUri: 'javascript:alert(1)',
  pageName: 'two\nlines',
  hutk: 'x'.repeat(9000),
  filledInMs: -0.5,
  homepage: { odd: true },
  addedByAnExtension: '1',
}

for (const [name, value] of Object.entries(odd)) {
  test(`a message arrives whatever its browser says of ${name}`, async () => {
    const world = createWorld()
    const good = { pageUri: `${origin}/el`, pageName: 'Contact' }
    for (const [nth, other] of [value, null, [value], 'x'.repeat(30_000)].entries()) {
      const meta = { ...good, [name]: other }
      // in the field that people do not see, any text is a program's
      if (name === 'homepage' && typeof other === 'string') continue
      const answer = await world.post('contact', { ...contact, message: `No. ${nth}`, meta })
      expect(answer.status, JSON.stringify(other)?.slice(0, 40)).toBe(202)
    }
    const stored = await contexts(world)
    expect(stored).toHaveLength(name === 'homepage' ? 3 : 4)
    for (const context of stored)
      expect(good).toMatchObject({ ...context, pageName: good.pageName })
  })
}

test('without our script a message arrives as well', async () => {
  const world = createWorld()
  const odd = { 'meta.locale': 'tlh', 'meta.pageUri': 'x'.repeat(3000), 'meta.more': '1' }
  const { body, headers } = plainly({ ...contact, ...odd })
  expect((await world.post('contact', body, headers)).status).toBe(303)
  expect(await world.rows()).toHaveLength(1)
})

for (const locale of localeCodes) {
  test(`a captcha that is refused is told in ${locale}, since it has no field`, async () => {
    await loadWords(locale, ['forms'])
    const send = browser(createWorld(), {})
    const captcha = 'x'.repeat(5000)
    expect(await send({ captcha, locale })).toEqual({ failure: wordsOf(locale).forms.failed() })
  })
}
