import { z } from 'zod'
import { oncePerEnv } from './once-per-env.ts'
import { nullIfMalformed, settings } from './settings.ts'

/** FAILOVER_ORIGIN: the second origin that serves this site, or `null`. */
export const failoverOrigin = oncePerEnv((env) =>
  nullIfMalformed(() => {
    const { FAILOVER_ORIGIN } = settings(env, {
      FAILOVER_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    })
    return FAILOVER_ORIGIN === undefined ? null : new URL(FAILOVER_ORIGIN).origin
  }),
)
