import fc from 'fast-check'
import { inject } from 'vitest'

/** `npm run soak`: every order and fault, and ten times as many random tries. */
export const isSoak = inject('soak')

/** The random seed: fixed unless `SEED` is set, so that a run is repeatable. */
export const seed = inject('seed')

/** The number of random tries, a tenth of it in `npm test`. */
export const tries = (inSoak: number): number => (isSoak ? inSoak : Math.ceil(inSoak / 10))

fc.configureGlobal({ seed })
