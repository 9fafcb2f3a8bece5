import { z } from 'zod'
import { Failure } from './problem.ts'

/**
 * Reads settings from the Worker's environment; an empty string counts as unset.
 * A wrong setting fails the feature that reads it, by name; the rest of the site stays up.
 * @throws Failure `server/setting-missing`, its detail (logged, never sent) names each wrong setting
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
