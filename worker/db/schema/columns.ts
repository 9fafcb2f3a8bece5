import { text } from 'drizzle-orm/sqlite-core'

/**
 * Instant as ISO 8601 text in UTC with milliseconds, which sorts. Instants used in SQL arithmetic
 * are Unix ms in columns ending in `_ms` (tests/worker/store/instants.test.ts).
 */
export const instant = (name: string) => text(name)

export type Json = Record<string, unknown>
