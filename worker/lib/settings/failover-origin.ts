import { z } from 'zod'
import { oncePerEnv } from './once-per-env.ts'
import { orNull, settings } from './settings.ts'

/** The second origin that serves this site (FAILOVER_ORIGIN), or `null` where there is none. */
export const failoverOrigin = oncePerEnv((env) =>
  orNull(() => {
    const { FAILOVER_ORIGIN } = settings(env, {
      FAILOVER_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    })
    return FAILOVER_ORIGIN === undefined ? null : new URL(FAILOVER_ORIGIN).origin
  }),
)
