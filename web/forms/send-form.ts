import {
  type FieldErrorCode,
  fieldErrorCodes,
  type FormId,
  isMetaField,
  metaFieldName,
  minFillMs,
} from '#contract/form-options.ts'
import { B2bAccessCall, ContactCall, FormMeta } from '#contract/forms.ts'
import type { Locale } from '#contract/locales.ts'
import { ApiError, answer, createApi } from '../api/client.ts'
import { loadWords } from '../i18n/load-words.ts'
import { wordsOf } from '../i18n/words-of.ts'
import type { FieldErrors } from '../ui/form/form-context.ts'
import { intentOf } from '../ui/form/draft.ts'
import { failureText } from './failure-text.ts'
import { hubspotToken } from './hubspot-token.ts'

export type Sent = 'sent' | { fields: FieldErrors } | { failure: string }

type Given = {
  form: FormId
  locale: Locale
  /** What the form holds, as HTML names it. */
  values: Record<string, string>
  /** From the first key until now (ms). */
  filledInMs: number
  /** The answer of the captcha, where one was shown. */
  captcha: string | undefined
}

/**
 * Checks what was typed by the schema that the server uses. Loaded with the first key: with the schema it is several
 * times the form's own size.
 */
export async function findFaults(
  form: FormId,
  locale: Locale,
  values: Record<string, string>,
): Promise<FieldErrors> {
  const wrong = (form === 'contact' ? ContactCall : B2bAccessCall).safeParse(bodyOf(values)).error
  const issues = wrong?.issues ?? []
  const { fault } = await textsOf(locale)
  return fault(issues.map(({ path, message }) => [path.join('.'), message]))
}

/** Sends what was found good. */
export async function sendForm(given: Given): Promise<Sent> {
  const { form, locale, values, filledInMs, captcha } = given
  const { LL, fault } = await textsOf(locale)

  // faster than anyone types: a browser that fills in by itself. The server takes such for programs.
  const restMs = minFillMs - filledInMs
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))

  const body = bodyOf(values)
  const token = hubspotToken()
  const meta = {
    ...FormMeta.parse({
      ...metaOf(values),
      locale,
      pageUri: location.href,
      pageName: document.title,
      hutk: token,
      filledInMs: Math.round(Math.max(filledInMs, minFillMs)),
    }),
    ...(captcha !== undefined && { captcha }),
  }
  try {
    await post(form, { ...body, meta }, await keyOf(form, body))
    return 'sent'
  } catch (error) {
    const { code, errors } = error instanceof ApiError ? error : new ApiError('server/unexpected')
    // of what has no field no one would read anything
    const shown = errors.filter(({ path }) => !isMetaField(path))
    const fields = fault(shown.map(({ path, message }) => [path, message]))
    if (Object.keys(fields).length > 0) return { fields }
    if (code === 'request/rate-limited') return { failure: LL.problem[code]() }
    return { failure: failureText(form, 'failed', LL) }
  }
}

/**
 * The same for every try of one submission, so that none counts twice, whatever else was edited in between and even
 * after a reload; another once something else is sent, or the same again on purpose.
 */
async function keyOf(form: FormId, body: object): Promise<string> {
  const text = JSON.stringify([intentOf(form), body])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The body is checked above, so its type says no more here. */
async function post(form: FormId, json: object, key: string): Promise<void> {
  const { forms } = createApi()
  const options = { headers: { 'idempotency-key': key } }
  await (form === 'contact'
    ? answer(forms.contact.$post({ json: json as ContactCall }, options))
    : answer(forms['b2b-access'].$post({ json: json as B2bAccessCall }, options)))
}

const bodyOf = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && !isMetaField(name)),
  )

const metaOf = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isMetaField(name) && value !== '' ? [[metaFieldName(name), value] as const] : [],
    ),
  )

async function textsOf(locale: Locale) {
  await loadWords(locale, ['forms', 'problem'])
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

const isFault = (code: string): code is FieldErrorCode =>
  fieldErrorCodes.some((fault) => fault === code)
