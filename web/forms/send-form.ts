import { type Fault, faults, type FormId, minFillMs } from '../../worker/contract/form-options.ts'
import { B2bAccessCall, ContactCall } from '../../worker/contract/forms.ts'
import type { Locale } from '../../worker/contract/locales.ts'
import { ApiError, answer, createApi } from '../api/client.ts'
import { loadWords } from '../i18n/load-words.ts'
import { wordsOf } from '../i18n/words-of.ts'
import type { FieldErrors } from '../ui/form/form-context.ts'
import { failureText } from './failure-text.ts'
import { readBoot } from '../boot.ts'
import { hasConsent } from '../consent.ts'
import { hubspotToken } from '../hubspot-token.ts'

export type Sent = 'sent' | { fields: FieldErrors } | { failure: string }

type Draft = {
  form: FormId
  locale: Locale
  /** What the form holds, as HTML names it. */
  values: Record<string, string>
  /** The same for every try of one submission, so that none counts twice. */
  key: string
  /** From the first key until now (ms). */
  filledInMs: number
}

/**
 * Checks what was typed by the schema that the server uses, and sends it. Loaded with the first key: with the
 * schema it is several times the form's own size.
 */
export async function sendForm({ form, locale, values, key, filledInMs }: Draft): Promise<Sent> {
  await loadWords(locale, ['forms', 'problem'])
  const { LL, fault } = textsOf(locale)
  const typed = Object.entries(values).filter(([name, value]) => value !== '' && !isMeta(name))
  const body = Object.fromEntries(typed)
  const wrong = (form === 'contact' ? ContactCall : B2bAccessCall).safeParse(body).error?.issues
  if (wrong) return { fields: fault(wrong.map(({ path, message }) => [path.join('.'), message])) }

  // faster than anybody types: a browser that fills in by itself. The server takes such for programs.
  const restMs = minFillMs - filledInMs
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))

  const token = hubspotToken()
  const meta = {
    ...metaOf(values),
    locale,
    pageUri: location.href,
    pageName: document.title,
    ...(token !== undefined && { hutk: token }),
    filledInMs: Math.round(Math.max(filledInMs, minFillMs)),
  }
  try {
    await post(form, { ...body, meta }, key)
    return 'sent'
  } catch (error) {
    const { code, errors } = error instanceof ApiError ? error : new ApiError('server/unexpected')
    const fields = fault(errors.map(({ path, message }) => [path, message]))
    if (Object.keys(fields).length > 0) return { fields }
    if (code === 'request/rate-limited') return { failure: LL.problem[code]() }
    return { failure: failureText(form, 'failed', LL) }
  }
}

/** Shows the captcha in a form, where one is set up and the visitor agreed to other companies' code. */
export async function offerCaptcha(form: FormId, locale: Locale): Promise<void> {
  const { captcha: siteKey } = readBoot()
  const place = document.querySelector<HTMLElement>(`[data-captcha="${form}"]`)
  if (siteKey === undefined || !place || !hasConsent()) return
  const { showCaptcha } = await import('./captcha.ts')
  await showCaptcha(place, siteKey, locale)
}

/** The body is checked above, so its type says no more here. */
async function post(form: FormId, json: object, key: string): Promise<void> {
  const { forms } = createApi()
  const options = { headers: { 'idempotency-key': key } }
  await (form === 'contact'
    ? answer(forms.contact.$post({ json: json as ContactCall }, options))
    : answer(forms['b2b-access'].$post({ json: json as B2bAccessCall }, options)))
}

const isMeta = (name: string) => name.startsWith('meta.')

const metaOf = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => isMeta(name) && value !== '')
      .map(([name, value]) => [name.slice('meta.'.length), value]),
  )

function textsOf(locale: Locale) {
  const LL = wordsOf(locale)
  /** What is wrong, by field, in the reader's words: the first mistake of each. */
  const fault = (found: [field: string, code: string][]): FieldErrors =>
    Object.fromEntries(
      found
        .toReversed()
        .map(([field, code]) => [field, LL.forms.fault[isFault(code) ? code : 'characters']()]),
    )
  return { LL, fault }
}

const isFault = (code: string): code is Fault => faults.some((fault) => fault === code)
