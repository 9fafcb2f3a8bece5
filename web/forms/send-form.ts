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
import { submissionIdOf } from '../ui/form/draft.ts'
import { failureText } from './failure-text.ts'
import { hubspotToken } from './hubspot-token.ts'

export type SendResult = 'sent' | { fields: FieldErrors } | { failure: string }

type Submission = {
  form: FormId
  locale: Locale
  /** Field values by the names in HTML. */
  values: Record<string, string>
  /** Time between the first keystroke and now (ms). */
  filledInMs: number
  /** The captcha's token, if there was a captcha. */
  captcha: string | undefined
}

/**
 * Validates the values with the server's schema. This module loads at the first keystroke, because of the schema's
 * size.
 */
export async function validateForm(
  form: FormId,
  locale: Locale,
  values: Record<string, string>,
): Promise<FieldErrors> {
  const wrong = (form === 'contact' ? ContactCall : B2bAccessCall).safeParse(bodyOf(values)).error
  const issues = wrong?.issues ?? []
  const { fault } = await textsOf(locale)
  return fault(issues.map(({ path, message }) => [path.join('.'), message]))
}

/** Sends values that `validateForm` has accepted. */
export async function sendForm(submission: Submission): Promise<SendResult> {
  const { form, locale, values, filledInMs, captcha } = submission
  const { LL, fault } = await textsOf(locale)

  // browsers that autofill are faster than people, and the server takes such submissions for bots
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
    // errors of hidden fields have no field to be shown at
    const shown = errors.filter(({ path }) => !isMetaField(path))
    const fields = fault(shown.map(({ path, message }) => [path, message]))
    if (Object.keys(fields).length > 0) return { fields }
    if (code === 'request/rate-limited') return { failure: LL.problem[code]() }
    return { failure: failureText(form, 'failed', LL) }
  }
}

/**
 * Idempotency key: the same for retries of one submission, also after a reload; another after the values have changed
 * or the form was sent.
 */
async function keyOf(form: FormId, body: object): Promise<string> {
  const text = JSON.stringify([submissionIdOf(form), body])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The body is validated above, so the type assertion is safe. */
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
  /** Maps error codes to the reader's language, first error of each field only. */
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
