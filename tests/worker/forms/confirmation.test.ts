import { expect, test } from 'vitest'
import { openPortal } from '../kit/hubspot.ts'
import { contact, createWorld } from './world.ts'

/* What a visitor is mailed once a form has arrived, where the operator wants that. */

test('the confirmation is off by default, and quotes nothing', async () => {
  const silent = createWorld()
  await silent.post('contact', contact)
  expect(silent.box).toHaveLength(1)
  const world = createWorld({ FORM_CONFIRMATION: 'on' })
  await world.post('contact', { ...contact, meta: { locale: 'el' } })
  const [, confirmation] = world.box
  expect(confirmation).toMatchObject({
    to: 'ada@marin.example',
    subject: 'Η Meltemi Imports έλαβε το μήνυμά σας',
  })
  expect(confirmation?.text).not.toContain('oils')
})

test('an address gets one confirmation a day of a form, however often it is typed', async () => {
  const world = createWorld({ FORM_CONFIRMATION: 'on' })
  const confirmations = () => world.box.filter(({ to }) => to === contact.email)
  for (let time = 0; time < 3; time++) {
    await world.post('contact', { ...contact, message: `Message ${time}` })
  }
  expect(await world.rows()).toHaveLength(3)
  expect(confirmations()).toHaveLength(1)
})

test('a confirmation that fails costs nothing', async () => {
  const portal = await openPortal()
  const world = createWorld({ ...portal.settings, FORM_CONFIRMATION: 'on' })
  world.mailFaults.push('E_RECIPIENT_SUPPRESSED')
  await world.post('contact', contact)
  expect(await world.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
})

test('nor is it told apart by what stands behind a plus sign', async () => {
  const world = createWorld({ FORM_CONFIRMATION: 'on' })
  for (const email of ['Ada@marin.example', 'ada+oil@marin.example', 'ada+wine@marin.example']) {
    await world.post('contact', { ...contact, email })
  }
  expect(await world.rows()).toHaveLength(3)
  expect(world.box.filter(({ to }) => to.endsWith('@marin.example'))).toHaveLength(1)
})

test('whoever types addresses from many networks has thirty mailed at once, and thirty more an hour', async () => {
  const world = createWorld({ FORM_CONFIRMATION: 'on' })
  const confirmed = () => world.box.filter(({ to }) => to.startsWith('victim')).length
  let sent = 0
  const flood = async (count: number) => {
    for (let one = 0; one < count; one++) {
      const email = `victim${++sent}@marin.example`
      const headers = { 'cf-connecting-ip': `203.0.113.${sent % 250}` }
      await world.post('contact', { ...contact, email }, headers)
    }
  }
  await flood(40)
  expect(confirmed()).toBe(30)
  world.pass(60)
  await flood(40)
  expect(confirmed()).toBe(60)
  expect(await world.rows()).toHaveLength(80)
})

test('HubSpot gets a lead once, though the mail service never answers', async () => {
  const portal = await openPortal()
  const sendMail = () => new Promise<never>(() => {})
  const world = createWorld({ ...portal.settings, FORM_CONFIRMATION: 'on' }, { sendMail })
  await Promise.race([world.post('contact', contact), scheduler.wait(1_000)])
  expect(await world.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
  world.pass(3)
  await world.drain()
  expect((await portal.seen()).accepted).toHaveLength(1)
})
