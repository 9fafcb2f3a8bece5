import { text } from 'drizzle-orm/sqlite-core'

/** Instants are ISO 8601 text in UTC with milliseconds: readable in the console, and they sort. */
export const instant = (name: string) => text(name)

export type Json = Record<string, unknown>
