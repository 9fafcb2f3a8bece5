import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Has a fake listen on loopback.
 * @param port 0 takes a free one
 * @returns its address
 */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Runs one fake by hand: its address, on the port PORT or any free one, is printed as its first line. */
export const listenByHand = async (server: Server): Promise<void> =>
  console.log(await listen(server, Number(process.env['PORT'] ?? 0)))
