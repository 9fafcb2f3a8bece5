/** A response without its request id and date, which are always different. */
export async function comparableResponse(response: Response) {
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  delete headers['date']
  return { status: response.status, body, headers }
}
