import type { RunCommands } from '../../setup/e2e-servers.ts'
import { controlURL } from '../../setup/e2e-server.ts'

/**
 * Sends a command to the test server's process, for actions without page or API.
 * @throws Error with the message of that process
 */
export async function askRun<Wish extends keyof RunCommands>(
  wish: Wish,
  ask: RunCommands[Wish],
): Promise<unknown> {
  const answer = await fetch(`${controlURL}/${wish}`, { method: 'POST', body: JSON.stringify(ask) })
  if (!answer.ok) throw new Error(`${wish}: ${await answer.text()}`)
  return answer.json()
}
