import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isServerUp } from './is-server-up.ts'

type Options = {
  /** Folder of the databases, below the repository. */
  state: string
  /** File of the secrets. */
  varsFile: string
  /** A free port by default. */
  port?: number
  /** Settings in addition to the secrets. */
  settings?: Record<string, string>
}

/**
 * Starts the built Worker with `wrangler dev` on this machine.
 * @throws Error when it does not answer within a minute
 */
export async function serveLocally({ state, varsFile, port: wanted, settings = {} }: Options) {
  const port = String(wanted ?? (await freePort()))
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(
    'wrangler',
    [
      'dev',
      '--ip',
      '127.0.0.1',
      '--port',
      port,
      '--inspector-port',
      '0',
      '--persist-to',
      state,
      '--env-file',
      varsFile,
      '--log-level',
      'error',
      ...vars,
    ],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    },
  )
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (server.exitCode !== null || server.pid === undefined) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // the process group contains wrangler and its workerd
    process.kill(-server.pid, signal)
    await ended
  }
  for (let tries = 0; tries < 240; tries++) {
    if (await isServerUp(`${origin}/robots.txt`)) return { origin, stop }
    if (server.exitCode !== null) break
    await wait(250)
  }
  await stop()
  throw new Error('The built Worker does not answer')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
