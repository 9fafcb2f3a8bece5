import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { isMetaField, metaFieldName } from '#contract/form-options.ts'
import type { App } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { fieldErrors } from '../../lib/http/valid.ts'

/** Whether a browser posted the form without JavaScript and expects a page. */
export const isPlainPost = (c: Context<App>): boolean =>
  typeOf(c) === 'application/x-www-form-urlencoded'

const typeOf = (c: Context<App>) =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/**
 * Validates a form body, JSON or urlencoded; the handler reads it with `c.req.valid('json')`.
 * @throws Failure `request/not-json`, or `request/invalid` with the path of each wrong field
 */
export const validForm =
  <Schema extends z.ZodType>(
    schema: Schema,
  ): MiddlewareHandler<
    App,
    string,
    { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
  > =>
  async (c, next) => {
    const checked = schema.safeParse(await readBody(c))
    if (!checked.success) {
      const errors = fieldErrors(checked.error.issues)
      throw new Failure('request/invalid', undefined, { errors })
    }
    c.req.addValidatedData('json', checked.data as object)
    await next()
  }

async function readBody(c: Context<App>): Promise<unknown> {
  if (isPlainPost(c)) return nested(await readPlainFields(c))
  if (typeOf(c) !== 'application/json') {
    throw new Failure('request/not-json', 'Send Content-Type: application/json')
  }
  try {
    return JSON.parse(await readText(c))
  } catch (error) {
    throw new Failure('request/not-json', undefined, { cause: error })
  }
}

/** Non-empty fields of an urlencoded body. hono caches the bytes, so they can be read again. */
export async function readPlainFields(c: Context<App>): Promise<Record<string, string>> {
  const pairs = [...new URLSearchParams(await readText(c))]
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}

/** Decoded by hand: workerd warns about `text()` for non-text content types. */
const readText = async (c: Context<App>) => new TextDecoder().decode(await c.req.arrayBuffer())

/** Nests HTML's flat field names into a request body. */
function nested(fields: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(fields)
  const meta = entries.flatMap(([name, value]) =>
    isMetaField(name) ? [[metaFieldName(name), value] as const] : [],
  )
  return {
    ...Object.fromEntries(entries.filter(([name]) => !isMetaField(name))),
    ...(meta.length > 0 && { meta: Object.fromEntries(meta) }),
  }
}
