/** What the server says when it refuses, for a route that a test fulfils. */
export const problem = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  json: { code, title: '', status, requestId: '' },
})

export const databaseAway = problem(503, 'server/database-unavailable')
