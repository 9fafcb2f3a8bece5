import { test } from 'vitest'
import { b2bAccess, contact, createWorld } from './world.ts'

test('no line that a visitor writes looks like one of ours in the mail to the office', async ({
  expect,
}) => {
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

test('marks that turn the direction of a line are left out of what was pasted, and cost nobody a message', async ({
  expect,
}) => {
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
  ['website', 'marin.example/a b', 'url'],
] as const)('%s %j is refused by name', async ([path, value, message], { expect }) => {
  const world = createWorld()
  const response = await world.post('b2b-access', { ...b2bAccess, [path]: value })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path, message }] })
  expect(await world.rows()).toEqual([])
})

test('a website without its scheme gets one, with two slashes', async ({ expect }) => {
  const world = createWorld()
  for (const website of ['marin.example', '//marin.example']) {
    expect((await world.post('b2b-access', { ...b2bAccess, website })).status).toBe(202)
  }
  for (const { payload } of await world.rows()) {
    expect(JSON.parse(String(payload))).toMatchObject({ website: 'https://marin.example' })
  }
})
