/** An answer but for what differs between two requests by itself: its id, and the second in which it was sent. */
export async function answerOf(response: Response) {
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  delete headers['date']
  return { status: response.status, body, headers }
}
