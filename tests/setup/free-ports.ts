import { createServer } from 'node:net'

/** Below the ephemeral ports. */
const lowest = 10_000
const highest = 30_000

/** The first of `count` neighbouring free ports, as a killed run may have left servers behind. */
export async function findFreePorts(count: number): Promise<number> {
  for (;;) {
    const first = lowest + 10 * Math.floor((Math.random() * (highest - lowest)) / 10)
    const ports = Array.from({ length: count }, (_, offset) => first + offset)
    const free = await Promise.all(ports.map((port) => isFree(port)))
    if (!free.includes(false)) return first
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
