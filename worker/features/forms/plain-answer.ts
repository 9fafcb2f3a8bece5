import type { Context, MiddlewareHandler } from 'hono'
import { type FormAnswer, type FormFailure, formPagePath } from '#contract/form-answer.ts'
import { type FieldErrorCode, fieldErrorCodes, type FormId } from '#contract/form-options.ts'
import { activeLocales, defaultLocale, type Locale } from '#contract/locales.ts'
import type { App } from '../../deps.ts'
import { localeOfTag, preferredLocale } from '../../lib/http/accept-language.ts'
import { Failure } from '../../lib/http/problem.ts'
import { flagValues, readSnapshot } from '../flags/snapshot.ts'
import { isPlainPost, readPlainFields } from './read-body.ts'

/**
 * Renders the page with a form, its submitted values and errors. Passed in by app.ts, since only
 * ssr/pages.ts renders pages.
 */
export type RenderFormAnswer = (
  c: Context<App>,
  locale: Locale,
  answer: FormAnswer,
  status: number,
) => Promise<Response>

/**
 * Answers forms posted without JavaScript: redirects to the confirmation (post/redirect/get), or
 * renders the page with values and errors. Other callers get the JSON response.
 */
export const answerPlainPosts =
  (form: FormId, render: RenderFormAnswer): MiddlewareHandler<App> =>
  async (c, next) => {
    await next()
    if (!isPlainPost(c)) return
    if (!c.error) {
      c.res = c.redirect(formPagePath(form, await pageLocale(c), true), 303)
      return
    }
    const { code, errors = [] } =
      c.error instanceof Failure ? c.error : new Failure('server/unexpected')
    // cross-site posts and disabled forms get the plain error
    if (code === 'request/wrong-origin' || code === 'request/not-found') return
    const isFault = (message: string): message is FieldErrorCode =>
      fieldErrorCodes.some((fault) => fault === message)
    const wrong = errors.flatMap(({ path, message }) => (isFault(message) ? [[path, message]] : []))
    const { status, headers } = c.res // the problem document that the page replaces
    const values = await readPlainFields(c).catch(() => ({}))
    const answer: FormAnswer = {
      form,
      values,
      faults: Object.fromEntries(wrong),
      failure: wrong.length > 0 ? null : failureOf(status),
    }
    c.res = undefined // or its headers would be merged
    c.res = await render(c, await pageLocale(c), answer, status)
    const retryAfter = headers.get('retry-after')
    if (retryAfter !== null) c.res.headers.set('retry-after', retryAfter)
  }

function failureOf(status: number): FormFailure {
  if (status === 429) return 'rate-limited'
  return status < 500 ? 'invalid' : 'failed'
}

/** Language of a submission: the page's, else by Accept-Language. */
export const formLocale = (c: Context<App>, named: string | undefined): Locale =>
  localeOfTag(named) ?? preferredLocale(c.req.header('accept-language')) ?? defaultLocale

async function pageLocale(c: Context<App>): Promise<Locale> {
  const fields: Record<string, string> = await readPlainFields(c).catch(() => ({}))
  const locale = formLocale(c, fields['meta.locale'])
  const flags = flagValues(await readSnapshot(c.var.deps))
  return activeLocales(flags).includes(locale) ? locale : defaultLocale
}
