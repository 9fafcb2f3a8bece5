import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { liveDeps } from '../../../../worker/deps.ts'
import { composeMail } from '../../../../worker/features/auth/mail/compose.ts'
import { localeOf } from '../../../../worker/features/auth/mail/send.ts'
import type { MailKind } from '../../../../worker/features/auth/mail/mail-language.ts'
import { mailLanguages } from '../../../../worker/features/auth/mail/mail-languages.ts'
import { preferredLocale } from '../../../../worker/lib/http/accept-language.ts'
import { createMailer } from '../../../../worker/adapters/mail.ts'
import { createWorld, password } from '../world.ts'

const kinds = Object.keys(mailLanguages.en.mails) as MailKind[]
const deps = createWorld().deps()

test('every mail exists in every language, with its link and code in text and HTML', async () => {
  const subjects = new Set<string>()
  for (const locale of localeCodes) {
    for (const kind of kinds) {
      const link = 'https://meltemi.test/auth/v1/verify?token=x&type=y'
      const mail = await composeMail(deps, {
        kind,
        to: 'a@example.com',
        locale,
        link,
        code: '012345',
        newAddress: 'b@example.com',
      })
      subjects.add(mail.subject)
      expect(mail.text).toContain('012345')
      expect(mail.html).toContain('012345')
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{|\}|undefined/)
      if (mailLanguages[locale].mails[kind].button) {
        expect(mail.text).toContain(link)
        expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`)
      }
    }
  }
  expect(subjects.size).toBe(localeCodes.length * kinds.length)
})

test('what comes from outside is escaped', async () => {
  const { html } = await composeMail(deps, {
    kind: 'email_change_current',
    to: 'a@example.com',
    locale: 'en',
    code: '1',
    newAddress: `"><script>alert('1')</script>&@example.com`,
    link: 'https://meltemi.test/?a="onclick=',
  })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;@example.com')
  expect(html).toContain('?a=&quot;onclick=')
})

test('nothing that a caller typed stands in a mail to a stranger', async () => {
  const world = createWorld()
  await world.client().signUp({
    email: 'a@example.com',
    password,
    options: { data: { first_name: '<b>Win</b> https://evil.test' } },
  })
  expect(JSON.stringify(world.lastMail('a@example.com'))).not.toMatch(/evil|Win/)
})

test('the mail speaks the user’s language, else the browser’s, else English', async () => {
  expect(localeOf({ language: 'el' }, 'de')).toBe('el')
  expect(localeOf({ language: 'fr-CA' }, undefined)).toBe('fr')
  expect(localeOf({ language: 'pt' }, 'pt, it;q=0.5')).toBe('it')
  expect(localeOf({ language: { x: 1 } }, '*')).toBe('en')
  expect(preferredLocale('en;q=0.1, de-AT;q=0.9, fr;q=0')).toBe('de')
  expect(preferredLocale(';;q=x,,')).toBeNull()
  const world = createWorld()
  const headers = { 'accept-language': 'it-IT,en;q=0.5' }
  await world.user('a@example.com')
  await world.auth('/recover', { method: 'POST', body: { email: 'a@example.com' }, headers })
  expect(world.lastMail('a@example.com').subject).toBe('Scegliete una nuova password')
})

test('a mail carries the company’s name as sender, and no line break in its subject', async () => {
  const sent: unknown[] = []
  const binding = { send: async (mail: unknown) => void sent.push(mail) } as unknown as SendEmail
  const mail = { to: 'a@example.com', subject: 'One\r\nBcc: b@example.com', text: 'x', html: 'x' }
  await createMailer(binding, 'no-reply@meltemi.test')(mail)
  expect(sent).toEqual([
    {
      ...mail,
      from: { email: 'no-reply@meltemi.test', name: 'Meltemi Imports' },
      subject: 'One Bcc: b@example.com',
    },
  ])
})

test('the binding takes our mails, with the site’s own host as sender where none is set', async () => {
  const { sendMail } = liveDeps(env, new Request('http://localhost:8787'), { waitUntil() {} })
  const mail = { to: 'a@example.com', subject: 'Ελληνικά', text: 'x', html: '<p>x</p>' }
  await expect(sendMail(mail)).resolves.toBeUndefined()
})
