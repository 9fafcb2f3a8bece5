import { text } from 'drizzle-orm/sqlite-core'

/**
 * Instants are ISO 8601 text in UTC with milliseconds: readable in the console, and they sort. One that SQL calculates
 * with is Unix time in a column whose name ends in `_ms` (tests/worker/store/instants.test.ts).
 */
export const instant = (name: string) => text(name)

export type Json = Record<string, unknown>
