import { createDb } from '../../worker/db/client.ts'

const refuse = () => {
  throw new Error('the database is not reachable')
}

/** A D1 that answers nothing. */
export const brokenDatabase = createDb({ prepare: refuse, batch: refuse } as unknown as D1Database)

/** A KV that answers nothing; a new object each time, as isolate memory is kept per binding. */
export const brokenKv = () =>
  ({
    get: () => Promise.reject(new Error('KV is not reachable')),
    put: () => Promise.reject(new Error('KV is not reachable')),
  }) as unknown as KVNamespace
