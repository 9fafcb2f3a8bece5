/** D1 did not take the query at all. `isDatabaseError` (client.ts) knows it, and the ones drizzle wraps. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('D1 is not reachable', { cause })
    this.name = 'DatabaseUnavailable'
  }
}
