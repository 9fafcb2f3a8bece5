import type { Db } from './client.ts'

/** D1, or what loads its client: what nearly always finds its answer elsewhere does not wait for SQL to be loaded. */
export type LazyDb = Db | (() => Promise<Db>)

export const opened = async (db: LazyDb): Promise<Db> => (typeof db === 'function' ? db() : db)
