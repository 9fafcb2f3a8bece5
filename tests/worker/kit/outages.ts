import { createDb } from '../../../worker/db/client.ts'
import type { Deps } from '../../../worker/deps.ts'

const refuse = () => {
  throw new Error('the database is not reachable')
}

/** A D1 that fails every call. */
export const brokenDatabase = createDb({ prepare: refuse, batch: refuse } as unknown as D1Database)

export const silent = () => new Promise<never>(() => {})

/** A D1 that never answers. */
export const silentDatabase = createDb({
  prepare: () => {
    const statement = { bind: () => statement, raw: silent, all: silent, run: silent }
    return statement
  },
  batch: silent,
} as unknown as D1Database)

/** A KV that fails every call; a new object each time, as isolate memory is per binding. */
export const brokenKv = () =>
  ({
    get: () => Promise.reject(new Error('KV is not reachable')),
    put: () => Promise.reject(new Error('KV is not reachable')),
  }) as unknown as KVNamespace

/** An R2 bucket that fails all or some calls. */
export const bucketAway = (bucket: R2Bucket, isAway = (_call: string): boolean => true): R2Bucket =>
  new Proxy(bucket, {
    get: (target, name) => {
      if (isAway(String(name))) return () => Promise.reject(new Error('R2 is not reachable'))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** The same counter for every rate limit. */
export const everyLimit = (limit: RateLimit): Deps['limits'] =>
  new Proxy({} as Deps['limits'], { get: () => limit })

/** Counters that refuse every request. */
export const exhaustedLimits = everyLimit({ limit: async () => ({ success: false }) })

/** Counters that allow every request. */
export const noLimits = everyLimit({ limit: async () => ({ success: true }) })
