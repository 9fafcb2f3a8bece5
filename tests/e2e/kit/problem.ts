/** A problem response (RFC 9457) for a mocked route. */
export const problem = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  json: { code, title: '', status, requestId: '' },
})

export const databaseAway = problem(503, 'server/database-unavailable')
