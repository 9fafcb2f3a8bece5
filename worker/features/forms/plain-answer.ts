import type { Context, MiddlewareHandler } from 'hono'
import { type FormAnswer, type FormFailure, formPagePath } from '#contract/form-answer.ts'
import { type Fault, faults, type FormId } from '#contract/form-options.ts'
import { activeLocales, defaultLocale, type Locale } from '#contract/locales.ts'
import type { App } from '../../deps.ts'
import { asLocale, preferredLocale } from '../../lib/http/accept-language.ts'
import { Failure } from '../../lib/http/problem.ts'
import { flagValues, readSnapshot } from '../flags/snapshot.ts'
import { isPlainPost, readFields } from './read-body.ts'

/** Renders the page with a form, with what was typed and what is wrong with it. Given by app.ts: only ssr/pages.ts knows pages. */
export type RenderFormAnswer = (
  c: Context<App>,
  locale: Locale,
  answer: FormAnswer,
  status: number,
) => Promise<Response>

/**
 * Answers browsers that send a form without our script in pages: a redirect to the page that thanks (so that a reload
 * sends nothing again), or the page with the form as it was typed. Other callers get what comes from behind.
 */
export const plainAnswers =
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
    // another site's page, or a form that is switched off: no one is waiting for a page
    if (code === 'request/wrong-origin' || code === 'request/not-found') return
    const isFault = (message: string): message is Fault => faults.some((fault) => fault === message)
    const wrong = errors.flatMap(({ path, message }) => (isFault(message) ? [[path, message]] : []))
    const { status, headers } = c.res // the problem document that the page stands in for
    const values = await readFields(c).catch(() => ({}))
    const answer: FormAnswer = {
      form,
      values,
      faults: Object.fromEntries(wrong),
      failure: wrong.length > 0 ? null : failureOf(status),
    }
    c.res = undefined // else its headers would be kept
    c.res = await render(c, await pageLocale(c), answer, status)
    const retryAfter = headers.get('retry-after')
    if (retryAfter !== null) c.res.headers.set('retry-after', retryAfter)
  }

function failureOf(status: number): FormFailure {
  if (status === 429) return 'rate-limited'
  return status < 500 ? 'invalid' : 'failed'
}

/** The language that a form was sent in: the page's own, else as the browser says. */
export const formLocale = (c: Context<App>, named: string | undefined): Locale =>
  asLocale(named) ?? preferredLocale(c.req.header('accept-language')) ?? defaultLocale

async function pageLocale(c: Context<App>): Promise<Locale> {
  const fields: Record<string, string> = await readFields(c).catch(() => ({}))
  const locale = formLocale(c, fields['meta.locale'])
  const flags = flagValues(await readSnapshot(c.var.deps))
  return activeLocales(flags).includes(locale) ? locale : defaultLocale
}
