import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { FlagName } from '#contract/flags.ts'
import type { FormId } from '#contract/form-options.ts'
import { type B2bAccess, B2bAccessCall, type Contact, ContactCall } from '#contract/forms.ts'
import type { FormMeta } from '#contract/forms.ts'
import type { App } from '../../deps.ts'
import { clientAddress } from '../../lib/http/client-address.ts'
import { contentHash } from '../../lib/http/etag.ts'
import { Failure } from '../../lib/http/problem.ts'
import { assertWithinLimit, rateLimit } from '../../middleware/rate-limit.ts'
import { requireSameOrigin } from '../../middleware/own-origin.ts'
import { flagValues, readSnapshot } from '../flags/snapshot.ts'
import { acceptSubmission } from './accept.ts'
import { submissionContextOf } from './context.ts'
import { idempotencyKey } from './idempotency.ts'
import { formLocale, answerPlainPosts, type RenderFormAnswer } from './plain-answer.ts'
import { validForm } from './read-body.ts'

/** Public forms, mounted at /api/forms. `render` answers posts without JavaScript. */
export const formRoutes = (render: RenderFormAnswer) =>
  new Hono<App>()
    .post(
      '/contact',
      answerPlainPosts('contact', render),
      requireSameOrigin,
      isOn('contact'),
      rateLimit('writes', 'forms'),
      validForm(ContactCall),
      async (c) => {
        const { meta, ...values } = c.req.valid('json')
        return c.json(await take(c, 'contact', values, meta), 202)
      },
    )
    .post(
      '/b2b-access',
      answerPlainPosts('b2b-access', render),
      requireSameOrigin,
      isOn('client_portal', 'b2b_request_form'),
      rateLimit('writes', 'forms'),
      validForm(B2bAccessCall),
      async (c) => {
        const { meta, ...values } = c.req.valid('json')
        return c.json(await take(c, 'b2b-access', values, meta), 202)
      },
    )

/** 404 while a form's flags are off. */
const isOn = (...names: FlagName[]) =>
  createMiddleware<App>(async (c, next) => {
    const flags = flagValues(await readSnapshot(c.var.deps))
    if (names.some((name) => !flags[name])) throw new Failure('request/not-found')
    await next()
  })

async function take(
  c: Context<App>,
  form: FormId,
  values: Contact | B2bAccess,
  meta: FormMeta = {},
) {
  const payloadHash = await contentHash(JSON.stringify([form, values]))
  const key = idempotencyKey(c, payloadHash)
  if (!(await hasCaptcha(c, form, meta.captcha))) await assertWithinLimit(c, 'forms', form)
  const locale = formLocale(c, meta.locale)
  const context = submissionContextOf(c.req.raw, c.var.deps.origin, meta)
  return acceptSubmission(c.var.deps, { form, values, meta, locale, context, key, payloadHash })
}

/**
 * Whether a captcha was solved. Optional, because it is third-party code that needs consent and
 * JavaScript; requests without it have a stricter rate limit.
 */
async function hasCaptcha(
  c: Context<App>,
  form: FormId,
  token: string | undefined,
): Promise<boolean> {
  const isGood = c.var.deps.captcha()
  if (isGood === null || !token) return false
  const action = form === 'contact' ? 'contact' : 'request-access'
  return isGood(token, clientAddress(c.req.raw), action)
}
