import { z } from 'zod'
import { Failure } from '../http/problem.ts'
import { log } from '../log.ts'

/**
 * Validates settings of the Worker's environment; an empty string counts as unset. A malformed
 * setting fails only the feature that reads it.
 * @throws Failure `server/setting-missing`; its detail (logged, not sent) names each wrong setting
 */
export function settings<Shape extends z.ZodRawShape>(
  env: object,
  shape: Shape,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(shape).map((name) => {
      const value: unknown = Reflect.get(env, name)
      return [name, value === '' ? undefined : value]
    }),
  )
  const checked = z.object(shape).safeParse(given)
  if (checked.success) return checked.data
  const wrong = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Failure('server/setting-missing', wrong.join('; '))
}

/** Schema of a setting that holds JSON; a parse error names the setting, not its content. */
export const jsonSetting = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().transform((text, context): z.output<Schema> => {
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      context.addIssue({
        code: 'custom',
        message: 'is not the JSON that worker/ops/README.md describes',
      })
      return z.NEVER
    }
  })

/**
 * Reads an optional feature's setting: a malformed one is logged and counts as unset, so that pages
 * still render.
 */
export function nullIfMalformed<Value>(read: () => Value | null): Value | null {
  try {
    return read()
  } catch (error) {
    log('error', 'A setting is wrong', { area: 'settings', cause: error })
    return null
  }
}
