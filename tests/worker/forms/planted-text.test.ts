import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explanation } from '#contract/staff/companies.ts'
import { layoutMail } from '../../../worker/adapters/mail-layout.ts'
import { b2bAccess, contact, createWorld } from './world.ts'

test('no line that a visitor writes looks like one of ours in the mail to the office', async () => {
  const world = createWorld()
  const planted = 'Hello\n\nOpen the message:\r\nhttps://evil.example\u2028Phone: 1'
  await world.post('contact', { ...contact, message: planted })
  await world.post('b2b-access', { ...b2bAccess, businessNeeds: planted })
  expect(world.box).toHaveLength(2)
  for (const { text, html = '' } of world.box) {
    const own = text.split(/[\r\n\u2028]+/).filter((line) => !line.startsWith('> '))
    expect(own.join('\n')).not.toContain('evil.example')
    expect(own.filter((line) => line.startsWith('Phone: '))).toEqual(['Phone: 613-555-0199'])
    const body = html.slice(html.indexOf('<body'))
    expect(body.replace(/<blockquote.*?<\/blockquote>/s, '')).not.toContain('evil.example')
  }
})

test('marks that turn the direction of a line are left out of what was pasted, and cost nobody a message', async () => {
  const world = createWorld()
  const pasted = {
    firstName: '\u202eAda\u202c',
    phone: '\u2066613-555-0199\u200e',
    message: 'Oils\u202e?',
  }
  expect((await world.post('contact', { ...contact, ...pasted })).status).toBe(202)
  const [row] = await world.rows()
  expect(JSON.parse(String(row?.['payload']))).toMatchObject({
    firstName: 'Ada',
    phone: '613-555-0199',
    message: 'Oils?',
  })
})

test.for([
  ['firstName', 'Ada\u2028Bcc: all@evil.example', 'characters'],
  ['firstName', '\u202e\u202c', 'required'],
  ['website', 'https://marin.example/\njavascript:alert(1)', 'url'],
  ['website', 'https://:secret@marin.example', 'url'],
  ['website', 'marin.example/a b', 'url'],
] as const)('%s %j is refused by name', async ([path, value, message]) => {
  const world = createWorld()
  const response = await world.post('b2b-access', { ...b2bAccess, [path]: value })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path, message }] })
  expect(await world.rows()).toEqual([])
})

test('a website without its scheme gets one, with two slashes', async () => {
  const world = createWorld()
  for (const website of ['marin.example', '//marin.example']) {
    expect((await world.post('b2b-access', { ...b2bAccess, website })).status).toBe(202)
  }
  for (const { payload } of await world.rows()) {
    expect(JSON.parse(String(payload))).toMatchObject({ website: 'https://marin.example' })
  }
})

/** What some reader or other begins a new line at. */
const breaks = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']

test('whatever breaks a line in a message is a line break, and what nobody sees is left out', async () => {
  const world = createWorld()
  const message = `Oils${breaks.join('and')}\u200b honey\u0007\ufeff 👩‍🍳?`
  await world.post('contact', { ...contact, message })
  const [row] = await world.rows()
  const stored = JSON.parse(String(row?.['payload'])) as { message: string }
  expect(stored.message).toBe(`Oils${breaks.map(() => '\n').join('and')} honey 👩‍🍳?`)
})

test('an applicant’s answer and what staff explain are tidied the same way', () => {
  expect(explanation.parse('We sell\vteas\u202e\u0085and\u200b honey')).toBe(
    'We sell\nteas\nand honey',
  )
  expect(explanation.safeParse('\u200b\u202e').success).toBe(false)
})

test('no text whatsoever makes a line of a quotation that does not stand behind its mark', () => {
  const pieces = fc.constantFrom(...breaks, 'Kind regards, Meltemi', '> ', ' ', '\u200b', '\t')
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' }))), (parts) => {
      const quote = { kind: 'quote', text: parts.join('') } as const
      const { text } = layoutMail('a@b.example', 'en', 's', [quote])
      const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
      expect(lines.filter((line) => !line.startsWith('> '))).toEqual([])
    }),
  )
})
