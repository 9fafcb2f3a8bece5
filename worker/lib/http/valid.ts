import { zValidator } from '@hono/zod-validator'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import type { FieldError } from '#contract/errors.ts'
import { Failure } from './problem.ts'

/** No JSON body of ours is larger; a form with every field at its limit stays below 20 KiB. */
const bodyLimitBytes = 64 * 1024

/** @throws Failure `request/too-large` once a body passes 64 KiB, whatever its headers say */
export const limitedBody = bodyLimit({
  maxSize: bodyLimitBytes,
  onError: () => {
    throw new Failure('request/too-large', `At most ${bodyLimitBytes} bytes`)
  },
})

/**
 * Waits for the whole body before it is asked who sends it: held back while its session ends, it does nothing any more.
 * Belongs before what guards a route, after `limitedBody` and `jsonOnly`: what was read so is no form's data any more.
 * Where only staff may send as much, the guard stands before it as well.
 */
export const wholeBody = createMiddleware(async (c, next) => {
  if (c.req.raw.body) await c.req.arrayBuffer()
  await next()
})

/**
 * Checks a JSON body against a schema; the handler reads it typed with `c.req.valid('json')`.
 * @throws Failure `request/not-json`, or `request/invalid` with a path per wrong field
 */
export const validJson = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (!result.success) {
      throw new Failure('request/invalid', undefined, { errors: fieldErrors(result.error.issues) })
    }
  })

/**
 * Checks a query against a schema, as `validJson` does for bodies.
 * @throws Failure `request/invalid` with a path per wrong parameter
 */
export const validQuery = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('query', schema, (result) => {
    if (!result.success) {
      throw new Failure('request/invalid', undefined, { errors: fieldErrors(result.error.issues) })
    }
  })

/**
 * Checks the parameters of an address, as `validJson` does for bodies.
 * @throws Failure `request/not-found`: no such address has anything
 */
export const validParam = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('param', schema, (result) => {
    if (!result.success) throw new Failure('request/not-found')
  })

/** hono's validator reads a body of another type as `{}`; say what is wrong instead. */
export const jsonOnly = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(c.req.method)
  if (hasBody && type !== 'application/json') {
    throw new Failure('request/not-json', 'Send Content-Type: application/json')
  }
  await next()
})

/** The wrong fields of a zod error: unknown keys by name, others by path and message. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Unknown key' }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )
}
