import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a fake on loopback.
 * @param port 0 for a free one
 * @returns its address
 */
export async function listenOnLoopback(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Runs one fake by hand, on PORT or a free port, and prints its address. */
export const runFakeByHand = async (server: Server): Promise<void> =>
  console.log(await listenOnLoopback(server, Number(process.env['PORT'] ?? 0)))
