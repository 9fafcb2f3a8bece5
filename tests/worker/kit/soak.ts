import fc from 'fast-check'
import { inject } from 'vitest'

/** `npm run soak`: every order, every fault, and what is left to luck ten times. */
export const isSoak = inject('soak')

/** Of what is left to luck. Fixed unless `SEED` says otherwise, so that a run is repeatable. */
export const seed = inject('seed')

/** How often to try: a tenth in `npm test`. */
export const tries = (inSoak: number): number => (isSoak ? inSoak : Math.ceil(inSoak / 10))

fc.configureGlobal({ seed })
