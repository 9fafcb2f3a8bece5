import { expect, test, vi } from 'vitest'
import type { Mail } from '../../../worker/adapters/mail.ts'
import { eraseOldSubmissions } from '../../../worker/features/forms/retention.ts'
import { rootCauseText } from '../../../worker/lib/log.ts'
import { openPortal } from '../kit/hubspot.ts'
import { brokenDatabase } from '../kit/outages.ts'
import { b2bAccess, contact, formFixture, type FormFixture, fakeMailbox } from './form-fixture.ts'
import { execute, rows } from '../kit/rows.ts'

const dayMinutes = 24 * 60
const requests = () => rows('select * from access_requests')
/** Erases old submissions this many days later. */
const eraseAfter = (forms: FormFixture, days: number) => {
  forms.pass(days * dayMinutes)
  return eraseOldSubmissions(forms.deps())
}

test('delivered submissions lose their personal data after 90 days and keep a record', async () => {
  const forms = formFixture()
  await forms.post('contact', contact)
  await eraseAfter(forms, 89)
  expect(JSON.stringify(await forms.rows())).toContain('ada@marin.example')
  await eraseAfter(forms, 2)
  const erased = await forms.rows()
  expect(erased).toMatchObject([{ state: 'delivered', payload: null, context: null }])
  expect(JSON.stringify(erased)).not.toMatch(/\b(?:ada|marin|oils)\b/i)
  expect(await forms.attempts()).toMatchObject([{ outcome: 'delivered' }])
})

test('an operator can set another retention time', async () => {
  const forms = formFixture({ SUBMISSION_RETENTION_DAYS: '7' })
  await forms.post('contact', contact)
  await eraseAfter(forms, 8)
  expect(await forms.rows()).toMatchObject([{ payload: null }])
})

const setDays = async (days: number) =>
  execute(
    `insert into settings values ('retentionDays', ?, 1, 'staff', '2026-01-01')
      on conflict (key) do update set value = excluded.value`,
    String(days),
  )
const kept = async (forms: FormFixture) =>
  (await forms.rows()).map(({ payload }) => payload !== null)

test('a shorter retention time applies to stored messages, a longer one to later messages', async () => {
  const forms = formFixture()
  await forms.post('contact', contact) // promised 90 days
  await setDays(365)
  await forms.post('contact', contact) // promised a year
  await eraseAfter(forms, 91)
  expect(await kept(forms)).toEqual([false, true])
  await setDays(30)
  await forms.post('contact', contact) // promised 30 days
  await eraseOldSubmissions(forms.deps())
  expect(await kept(forms)).toEqual([false, false, true])
  await setDays(3650)
  await eraseAfter(forms, 31)
  expect(await kept(forms)).toEqual([false, false, false])
})

test('undelivered messages are kept', async () => {
  const forms = formFixture()
  forms.mailFaults.push('E_SENDER_NOT_VERIFIED', 'E_SENDER_NOT_VERIFIED')
  await forms.post('contact', contact)
  await eraseAfter(forms, 400)
  expect(JSON.stringify(await forms.rows())).toContain('ada@marin.example')
})

test('refused and withdrawn access requests lose their personal data, others keep them', async () => {
  const forms = formFixture()
  for (const status of ['submitted', 'approved', 'refused', 'withdrawn']) {
    const response = await forms.post('b2b-access', { ...b2bAccess, jobTitle: status })
    const { id } = await response.json<{ id: string }>()
    await execute('update access_requests set status = ? where id = ?', status, id)
  }
  await eraseAfter(forms, 91)
  const kept = Object.fromEntries(
    (await requests()).map(({ status, email, company_name: name }) => [status, [email, name]]),
  )
  expect(kept).toEqual({
    submitted: ['ada@marin.example', 'Marin Foods'],
    approved: ['ada@marin.example', 'Marin Foods'],
    refused: [null, ''],
    withdrawn: [null, ''],
  })
})

test('no visitor’s text reaches the log, whatever fails', async () => {
  const lines: string[] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '))
    }),
  )
  const portal = await openPortal({ faults: ['INVALID_EMAIL', '500', 'BLOCKED_EMAIL', 'reset'] })
  for (const settings of [portal.settings, {}]) {
    for (const override of [{}, { db: brokenDatabase }]) {
      const forms = formFixture(settings, override)
      forms.mailFaults.push('E_SENDER_NOT_VERIFIED', 'plain', 'E_DELIVERY_FAILED')
      await forms.post('contact', contact)
      await forms.post('b2b-access', b2bAccess)
      await forms.post('contact', { ...contact, email: 'ada@marin' })
      forms.pass(3)
      await forms.drain().catch((error: unknown) => console.error(rootCauseText(error)))
    }
  }
  for (const spy of spies) spy.mockRestore()
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.join('\n')).not.toMatch(/\bada\b|marin|which oils|0199|twelve shops/i)
})

/** Sends messages from different networks. */
async function flood(forms: FormFixture, count: number, from = 0) {
  for (let visitor = from; visitor < from + count; visitor++) {
    const headers = { 'cf-connecting-ip': `2001:db8:${visitor.toString(16)}::1` }
    await forms.post('contact', { ...contact, message: `Message ${visitor}` }, headers)
  }
}

test('sixty simultaneous messages cause thirty mails and a summary, and another summary an hour later', async () => {
  const forms = formFixture()
  await flood(forms, 60)
  expect(forms.box).toHaveLength(31)
  const last = forms.box.at(-1)
  expect(last?.subject).toBe('Website messages in the last hour: 31')
  expect(last?.text).toContain('/admin-portal/messages')
  expect((await forms.rows()).every(({ payload }) => payload !== null)).toBe(true)
  const count = async (wanted: string) =>
    (await forms.rows()).filter(({ state }) => state === wanted).length
  expect([await count('delivered'), await count('waiting')]).toEqual([31, 29])

  await forms.drainAfter(30)
  expect(forms.box, 'one such mail an hour').toHaveLength(31)
  await forms.drainAfter(31)
  expect(forms.box, 'although no one else wrote').toHaveLength(32)
  // the rest arrived within the hour of the first thirty
  expect(forms.box.at(-1)?.subject).toBe('Website messages in the last hour: 29')
  expect(await count('delivered')).toBe(60)
  const mailed = await rows(`select distinct outbox_id from delivery_attempts
    where destination = 'mail' and outcome = 'delivered'`)
  expect(mailed, 'what became of each can be read').toHaveLength(60)

  await forms.drainAfter(61)
  expect(forms.box, 'of nothing there is no mail').toHaveLength(32)
  await flood(forms, 1, 60)
  expect(forms.box, 'then each is mailed again').toHaveLength(33)
  expect(forms.box.at(-1)?.text).toContain('Message 60')
})

test('every message of a long flood is covered by a later mail', async () => {
  const forms = formFixture()
  for (let minute = 0; minute < 130; minute++) {
    await flood(forms, 2, minute * 2)
    await forms.drainAfter(1)
  }
  await forms.drainAfter(61)
  const numbers = forms.box.map(({ subject }) => /^Website messages .*: (\d+)$/.exec(subject)?.[1])
  const many = numbers.flatMap((n) => (n === undefined ? [] : [Number(n)]))
  const own = numbers.length - many.length
  expect(own + many.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(260)
  expect(many.length).toBeLessThanOrEqual(4)
  expect((await forms.rows()).filter(({ state }) => state !== 'delivered')).toEqual([])
})

test('a failed summary mail is retried', async () => {
  const forms = formFixture()
  await flood(forms, 30)
  forms.mailFaults.push('E_INTERNAL_SERVER_ERROR')
  await flood(forms, 1, 30)
  expect(forms.box).toHaveLength(30)
  await forms.drainAfter(3)
  expect(forms.box).toHaveLength(31)
  expect((await forms.rows()).map(({ state }) => state)).not.toContain('waiting')
})

test('a message that arrives during a failing summary mail is not lost', async () => {
  const isAboutMany = ({ subject }: Mail) => subject.startsWith('Website messages')
  const { box, sendMail } = fakeMailbox()
  let fails = true
  const forms = formFixture(
    {},
    {
      sendMail: async (mail) => {
        if (isAboutMany(mail) && fails) {
          fails = false
          await flood(forms, 1, 31)
          throw Object.assign(new Error('refused'), { code: 'E_INTERNAL_SERVER_ERROR' })
        }
        await sendMail(mail)
      },
    },
  )
  await flood(forms, 31)
  const waiting = async () => (await forms.rows()).filter(({ state }) => state === 'waiting')
  expect(await waiting()).toHaveLength(2)
  await forms.drainAfter(3)
  expect(box.filter(isAboutMany).map(({ subject }) => subject)).toEqual([
    'Website messages in the last hour: 32',
  ])
  await forms.drainAfter(61)
  expect(await waiting()).toEqual([])
})

test('a message whose run died before the summary mail is in the next one', async () => {
  const forms = formFixture()
  await flood(forms, 30)
  // the hourly slot is used up, but no mail was sent
  await execute(`insert into limits values ('office-flood', ?)`, forms.now().getTime() + 3_600_000)
  await flood(forms, 1, 30)
  const lead = async () => (await forms.rows()).at(-1)
  expect(await lead()).toMatchObject({ state: 'waiting', destination: null })
  await forms.drainAfter(61)
  expect(forms.box.at(-1)?.subject).toBe('Website messages in the last hour: 1')
  expect(await lead()).toMatchObject({ state: 'delivered', destination: 'mail' })
})
