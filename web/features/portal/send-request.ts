import { answer } from '../../api/client.ts'

/**
 * Hands a request to `POST /api/forms/b2b-access`. Fields left empty are left out.
 * @param submission the same for every try of one submission, so that none counts twice
 * @returns whether the server has it
 */
export async function sendRequest(
  request: Record<string, string>,
  submission: string,
): Promise<boolean> {
  const filled = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== ''))
  const call = fetch('/api/forms/b2b-access', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': submission },
    body: JSON.stringify(filled),
  })
  return answer(call).then(
    () => true,
    () => false,
  )
}
