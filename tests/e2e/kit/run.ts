import type { Ask } from '../../setup/e2e-servers.ts'
import { runURL } from '../../setup/e2e-server.ts'

/**
 * Asks the process that serves this run for something that no page and no API offers.
 * @throws Error that says what went wrong there
 */
export async function askRun<Wish extends keyof Ask>(wish: Wish, ask: Ask[Wish]): Promise<unknown> {
  const answer = await fetch(`${runURL}/${wish}`, { method: 'POST', body: JSON.stringify(ask) })
  if (!answer.ok) throw new Error(`${wish}: ${await answer.text()}`)
  return answer.json()
}
