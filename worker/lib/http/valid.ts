import { zValidator } from '@hono/zod-validator'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import type { FieldError } from '#contract/errors.ts'
import { Failure } from './problem.ts'

/** Limit of JSON bodies; the largest form stays below 20 KiB. */
const bodyLimitBytes = 64 * 1024

/**
 * @throws Failure `request/too-large` once a body exceeds 64 KiB, whatever `Content-Length` says
 */
export const limitedBody = bodyLimit({
  maxSize: bodyLimitBytes,
  onError: () => {
    throw new Failure('request/too-large', `At most ${bodyLimitBytes} bytes`)
  },
})

/**
 * Reads the whole body before the guard runs, so that a slow body cannot outlast its session. Use
 * after `limitedBody` and `jsonOnly`; larger uploads also need a guard before it.
 */
export const readWholeBody = createMiddleware(async (c, next) => {
  if (c.req.raw.body) await c.req.arrayBuffer()
  await next()
})

/**
 * Validates a JSON body; the handler reads it with `c.req.valid('json')`.
 * @throws Failure `request/not-json`, or `request/invalid` with the path of each wrong field
 */
export const validJson = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (!result.success) {
      throw new Failure('request/invalid', undefined, { errors: fieldErrors(result.error.issues) })
    }
  })

/**
 * Validates the query parameters.
 * @throws Failure `request/invalid` with the path of each wrong parameter
 */
export const validQuery = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('query', schema, (result) => {
    if (!result.success) {
      throw new Failure('request/invalid', undefined, { errors: fieldErrors(result.error.issues) })
    }
  })

/**
 * Validates the path parameters.
 * @throws Failure `request/not-found`
 */
export const validParam = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('param', schema, (result) => {
    if (!result.success) throw new Failure('request/not-found')
  })

/** Requires `Content-Type: application/json`; hono's validator would read other bodies as `{}`. */
export const jsonOnly = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(c.req.method)
  if (hasBody && type !== 'application/json') {
    throw new Failure('request/not-json', 'Send Content-Type: application/json')
  }
  await next()
})

/** Field errors of a zod error: unknown keys by name, others by path and message. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Unknown key' }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )
}
