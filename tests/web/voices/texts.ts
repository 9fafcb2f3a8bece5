import { flagCatalogue } from '#contract/flags.ts'
import { type Locale } from '#contract/locales.ts'
import { notices } from '../../../worker/features/auth/mail/notice-words.ts'
import { words as authMails } from '../../../worker/features/auth/mail/words.ts'
import { words as staffMail } from '../../../worker/features/companies/staff-mail.ts'
import { words as companyMails } from '../../../worker/features/companies/words.ts'
import { healthMailWords } from '../../../worker/features/health/mail-words.ts'
import { formWords } from '../../../worker/features/outbox/words.ts'
import { exportWords } from '../../../worker/features/submissions/words.ts'
import { words as closureWords } from '../../../worker/features/settings/closure-words.ts'
import { settingsMailWords } from '../../../worker/features/settings/mail-words.ts'
import { contactEmailWords } from '../../../worker/adapters/contact-email-words.ts'
import { brokenPageWords } from '../../../web/server/broken-page-words.ts'
import { namespaces } from '../../../web/i18n/i18n-util.ts'
import { importLocaleAsync, importNamespaceAsync } from '../../../web/i18n/i18n-util.async.ts'

/** Texts by where they stand, such as `news.items.newHarvest.title`. */
export type Texts = Map<string, string>

function collect(texts: Texts, value: unknown, path: string): Texts {
  if (typeof value === 'string') texts.set(path, value)
  else {
    for (const [key, part] of Object.entries(value ?? {})) {
      collect(texts, part, path === '' ? key : `${path}.${key}`)
    }
  }
  return texts
}

/** All that web/i18n says in a language: pages, articles, portals. */
export async function pageTexts(locale: Locale): Promise<Texts> {
  const texts = collect(new Map(), await importLocaleAsync(locale), '')
  for (const namespace of namespaces) {
    collect(texts, await importNamespaceAsync(locale, namespace), namespace)
  }
  return texts
}

/** What the Worker says itself, by the file it stands in. */
const workerWords: Record<string, Record<Locale, unknown>> = {
  'worker/features/auth/mail/notice-words.ts': notices,
  'worker/features/auth/mail/words.ts': authMails,
  'worker/features/companies/staff-mail.ts': staffMail,
  'worker/features/companies/words.ts': companyMails,
  'worker/features/health/mail-words.ts': healthMailWords,
  'worker/features/outbox/words.ts': formWords,
  'worker/features/submissions/words.ts': exportWords,
  'worker/adapters/contact-email-words.ts': contactEmailWords,
  'worker/features/settings/closure-words.ts': closureWords,
  'worker/features/settings/mail-words.ts': settingsMailWords,
}

export const filesRead = Object.keys(workerWords)

/** Every sentence that people read in a language: pages, articles, mails, files for staff, the broken page. */
export async function textsOf(locale: Locale): Promise<Texts> {
  const texts = await pageTexts(locale)
  for (const [file, words] of Object.entries(workerWords)) collect(texts, words[locale], file)
  const { title, retry } = await brokenPageWords(locale, '')
  collect(texts, { title, retry }, 'web/server/broken-page-words.ts')
  if (locale === 'en') {
    // what stands in for words that cannot be loaded, and flags as a new database describes them
    const fallback = await brokenPageWords('none' as Locale, '')
    collect(texts, [fallback.title, fallback.retry], 'web/broken-page-words.ts.fallback')
    collect(texts, flagCatalogue, 'worker/contract/flags.ts')
    for (const where of texts.keys()) {
      if (/flags\.ts\.\w+\.(?!description)/.test(where)) texts.delete(where)
    }
  }
  return texts
}
