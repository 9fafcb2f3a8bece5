import { flagCatalogue } from '#contract/flags.ts'
import { type Locale } from '#contract/locales.ts'
import { mailLanguages } from '../../../worker/features/auth/mail/mail-languages.ts'
import { replyMailWords as staffMail } from '../../../worker/features/companies/staff-mail.ts'
import { decisionMailWords as companyMails } from '../../../worker/features/companies/decision-mail-words.ts'
import { healthMailWords } from '../../../worker/features/health/mail-words.ts'
import { formWords } from '../../../worker/features/outbox/form-words.ts'
import { orderMailWords } from '../../../worker/features/trade/mails/order-mail-words.ts'
import { notificationMailWords } from '../../../worker/features/notifications/mails/compose-notification-mail.ts'
import { exportWords as figureExportWords } from '../../../worker/features/analytics/export-words.ts'
import { exportWords } from '../../../worker/features/submissions/export-words.ts'
import { replyWords } from '../../../worker/features/submissions/reply-words.ts'
import { standingOrderMailWords } from '../../../worker/features/trade/standing/standing-mail.ts'
import { recallMailWords } from '../../../worker/features/trade/recalls/mails/compose-recall-mail.ts'
import { exportWords as tradeExportWords } from '../../../worker/features/trade/exports/export-words.ts'
import { samplePantryProducts } from '../../../worker/db/samples/pantry.ts'
import { productNamesOf } from '../../../worker/db/samples/sample-product.ts'
import { sampleSpicesWinesCheeses } from '../../../worker/db/samples/spices-wines-cheeses.ts'
import { closureWords } from '../../../worker/features/settings/hours/closure-words.ts'
import { adminNoticeWords } from '../../../worker/features/users/admin-notice-words.ts'
import { settingsMailWords } from '../../../worker/features/settings/mail-words.ts'
import { contactEmailWords } from '../../../worker/adapters/contact-email-words.ts'
import { brokenPageWords } from '../../../web/server/broken-page-words.ts'

/** Texts by key, such as `news.items.newHarvest.title`. */
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

/** All texts of web/i18n in a language. */
export async function pageTexts(locale: Locale): Promise<Texts> {
  const texts: Texts = new Map()
  for (const [file, load] of Object.entries(wordFiles)) {
    const [, language, namespace = ''] = /i18n\/(\w+)\/(?:(\w+)\/)?index\.ts$/.exec(file) ?? []
    if (language === locale) collect(texts, await load(), namespace)
  }
  return texts
}

/** Texts of the Worker by file; `<lang>` in the path where each language has a file. */
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
  'worker/features/trade/standing/languages/<lang>.ts': standingOrderMailWords,
  'worker/features/trade/recalls/mails/languages/<lang>.ts': recallMailWords,
  'worker/features/trade/exports/languages/<lang>.ts': tradeExportWords,
  'worker/features/notifications/mails/languages/<lang>.ts': notificationMailWords,
  'worker/adapters/contact-email-words.ts': contactEmailWords,
  'worker/features/settings/hours/closure-words.ts': closureWords,
  'worker/features/settings/mail-words.ts': settingsMailWords,
  'worker/features/users/admin-notice-words.ts': adminNoticeWords,
  'worker/db/samples/pantry.ts': productNamesOf(samplePantryProducts),
  'worker/db/samples/spices-wines-cheeses.ts': productNamesOf(sampleSpicesWinesCheeses),
}

const fileOf = (file: string, locale: Locale) => file.replace('<lang>', locale)

/** The Worker’s files with texts in a language. */
export const workerTextFiles = (locale: Locale) =>
  Object.keys(workerWords).map((file) => fileOf(file, locale))

/** All texts in a language: pages, articles, mails, exports and the error page. */
export async function allTexts(locale: Locale): Promise<Texts> {
  const texts = await pageTexts(locale)
  for (const [file, words] of Object.entries(workerWords)) {
    collect(texts, words[locale], fileOf(file, locale))
  }
  const { title, retry } = await brokenPageWords(locale, '')
  collect(texts, { title, retry }, 'web/server/broken-page-words.ts')
  if (locale === 'en') {
    // the fallback for texts that fail to load, and the descriptions of flags
    const fallback = await brokenPageWords('none' as Locale, '')
    collect(texts, [fallback.title, fallback.retry], 'web/broken-page-words.ts.fallback')
    collect(texts, flagCatalogue, 'worker/contract/flags.ts')
    for (const where of texts.keys()) {
      if (/flags\.ts\.\w+\.(?!description)/.test(where)) texts.delete(where)
    }
  }
  return texts
}
