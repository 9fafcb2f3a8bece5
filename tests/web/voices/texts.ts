import { flagCatalogue } from '#contract/flags.ts'
import { type Locale } from '#contract/locales.ts'
import { mailLanguages } from '../../../worker/features/auth/mail/mail-languages.ts'
import { words as staffMail } from '../../../worker/features/companies/staff-mail.ts'
import { words as companyMails } from '../../../worker/features/companies/decision-mail-words.ts'
import { healthMailWords } from '../../../worker/features/health/mail-words.ts'
import { formWords } from '../../../worker/features/outbox/form-words.ts'
import { orderMailWords } from '../../../worker/features/trade/mails/order-mail-words.ts'
import { notificationMailWords } from '../../../worker/features/notifications/mails/compose-notification-mail.ts'
import { exportWords as figureExportWords } from '../../../worker/features/analytics/export-words.ts'
import { exportWords } from '../../../worker/features/submissions/export-words.ts'
import { replyWords } from '../../../worker/features/submissions/reply-words.ts'
import { standingMailWords } from '../../../worker/features/trade/standing/standing-mail.ts'
import { recallMailWords } from '../../../worker/features/trade/recalls/mails/compose-recall-mail.ts'
import { exportWords as tradeExportWords } from '../../../worker/features/trade/exports/export-words.ts'
import { pantry } from '../../../worker/db/samples/pantry.ts'
import { namesOf } from '../../../worker/db/samples/sample-product.ts'
import { cellar } from '../../../worker/db/samples/spices-wines-cheeses.ts'
import { words as closureWords } from '../../../worker/features/settings/hours/closure-words.ts'
import { adminNoticeWords } from '../../../worker/features/users/admin-notice-words.ts'
import { settingsMailWords } from '../../../worker/features/settings/mail-words.ts'
import { contactEmailWords } from '../../../worker/adapters/contact-email-words.ts'
import { brokenPageWords } from '../../../web/server/broken-page-words.ts'

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

const wordFiles = import.meta.glob<unknown>('../../../web/i18n/*/{,*/}index.ts', {
  import: 'default',
})

/** All that web/i18n says in a language: pages, articles, portals. */
export async function pageTexts(locale: Locale): Promise<Texts> {
  const texts: Texts = new Map()
  for (const [file, load] of Object.entries(wordFiles)) {
    const [, language, namespace = ''] = /i18n\/(\w+)\/(?:(\w+)\/)?index\.ts$/.exec(file) ?? []
    if (language === locale) collect(texts, await load(), namespace)
  }
  return texts
}

/** What the Worker says itself, by the file it stands in; `<lang>` where each language has one. */
const workerWords: Record<string, Record<Locale, unknown>> = {
  'worker/features/auth/mail/languages/<lang>.ts': mailLanguages,
  'worker/features/companies/staff-mail.ts': staffMail,
  'worker/features/companies/decision-mail-words.ts': companyMails,
  'worker/features/health/mail-words.ts': healthMailWords,
  'worker/features/outbox/form-words.ts': formWords,
  'worker/features/analytics/export-words.ts': figureExportWords,
  'worker/features/submissions/export-words.ts': exportWords,
  'worker/features/submissions/reply-words.ts': replyWords,
  'worker/features/trade/mails/languages/<lang>.ts': orderMailWords,
  'worker/features/trade/standing/languages/<lang>.ts': standingMailWords,
  'worker/features/trade/recalls/mails/languages/<lang>.ts': recallMailWords,
  'worker/features/trade/exports/languages/<lang>.ts': tradeExportWords,
  'worker/features/notifications/mails/languages/<lang>.ts': notificationMailWords,
  'worker/adapters/contact-email-words.ts': contactEmailWords,
  'worker/features/settings/hours/closure-words.ts': closureWords,
  'worker/features/settings/mail-words.ts': settingsMailWords,
  'worker/features/users/admin-notice-words.ts': adminNoticeWords,
  'worker/db/samples/pantry.ts': namesOf(pantry),
  'worker/db/samples/spices-wines-cheeses.ts': namesOf(cellar),
}

const fileOf = (file: string, locale: Locale) => file.replace('<lang>', locale)

/** The files that a language's words of the Worker stand in. */
export const filesRead = (locale: Locale) =>
  Object.keys(workerWords).map((file) => fileOf(file, locale))

/** Every sentence that people read in a language: pages, articles, mails, files for staff, the broken page. */
export async function textsOf(locale: Locale): Promise<Texts> {
  const texts = await pageTexts(locale)
  for (const [file, words] of Object.entries(workerWords)) {
    collect(texts, words[locale], fileOf(file, locale))
  }
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
