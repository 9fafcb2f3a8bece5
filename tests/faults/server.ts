import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isServerUp } from '../../worker/ops/is-server-up.ts'
import { ensureDevVars } from '../../worker/ops/dev-vars.ts'
import { prepareState } from '../../worker/ops/prepare.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const state = '.wrangler/faults'
const varsFile = '.wrangler/faults.vars'

export type Server = Awaited<ReturnType<typeof createServer>>

/** The built Worker under `wrangler dev`, with a database of its own that outlives its process. */
export async function createServer(port: number, settings: Record<string, string>) {
  rmSync(`${root}/${state}`, { recursive: true, force: true })
  await prepareState(ensureDevVars(`${root}/${varsFile}`), state)
  const origin = `http://127.0.0.1:${port}`
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    child = spawn(
      'wrangler',
      ['dev', ...options, '--persist-to', state, '--env-file', varsFile, ...vars],
      { cwd: root, stdio: 'ignore', detached: true },
    )
    for (let tries = 0; tries < 240; tries++) {
      if (await isServerUp(`${origin}/robots.txt`)) return
      await wait(250)
    }
    throw new Error('wrangler dev does not answer')
  }

  /** No goodbye: the process and all below it are gone at once, as in a power cut. */
  async function kill(): Promise<void> {
    const { pid } = child ?? {}
    if (pid === undefined || !child) return
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    process.kill(-pid, 'SIGKILL')
    child = undefined
    await gone
  }

  return {
    origin,
    start,
    kill,
    /** What the cron does, as the edge would call it. A server that dies meanwhile is no error here. */
    runCron: () =>
      fetch(`${origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).then(
        (response) => response.text(),
        () => 'died',
      ),
    /** Reads or changes the database while no one has it open. */
    withDatabase: <Value>(use: (db: DatabaseSync) => Value): Value => {
      if (child) throw new Error('The server has the database')
      const file = globSync(`${root}/${state}/v3/d1/**/*.sqlite`).find(
        (path) => !path.endsWith('metadata.sqlite'),
      )
      const db = new DatabaseSync(file ?? '', { timeout: 10_000 }) // workerd may still be dying
      try {
        return use(db)
      } finally {
        db.close()
      }
    },
  }
}
