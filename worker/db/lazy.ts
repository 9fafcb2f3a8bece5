import type { Db } from './client.ts'

/** D1 client, or a function that loads it: paths that rarely need SQL do not import it. */
export type LazyDb = Db | (() => Promise<Db>)

export const openDb = async (db: LazyDb): Promise<Db> => (typeof db === 'function' ? db() : db)
