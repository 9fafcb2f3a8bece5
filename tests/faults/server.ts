import { globSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { ensureDevVars } from '../../worker/ops/dev-vars.ts'
import { prepareState } from '../../worker/ops/prepare.ts'
import { serveLocally } from '../../worker/ops/serve-locally.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const state = '.wrangler/faults'
const varsFile = '.wrangler/faults.vars'

export type Server = Awaited<ReturnType<typeof createServer>>

/** The built Worker under `wrangler dev` with a database that survives restarts. */
export async function createServer(port: number, settings: Record<string, string>) {
  rmSync(`${root}/${state}`, { recursive: true, force: true })
  await prepareState(ensureDevVars(`${root}/${varsFile}`), state)
  const origin = `http://127.0.0.1:${port}`
  let server: Awaited<ReturnType<typeof serveLocally>> | undefined

  async function start(): Promise<void> {
    server = await serveLocally({ state, varsFile, port, settings })
  }

  /** Kills the process tree at once, as a power cut does. */
  async function kill(): Promise<void> {
    const killed = server
    server = undefined
    await killed?.stop('SIGKILL')
  }

  return {
    origin,
    start,
    kill,
    /** Runs the scheduled handler. A server that dies meanwhile is no error here. */
    runCron: () =>
      fetch(`${origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).then(
        (response) => response.text(),
        () => 'died',
      ),
    /** Opens the database while no server has it open. */
    withDatabase: <Value>(use: (db: DatabaseSync) => Value): Value => {
      if (server) throw new Error('The server has the database')
      const file = globSync(`${root}/${state}/v3/d1/**/*.sqlite`).find(
        (path) => !path.endsWith('metadata.sqlite'),
      )
      const db = new DatabaseSync(file ?? '', { timeout: 10_000 }) // workerd may still hold the file
      try {
        return use(db)
      } finally {
        db.close()
      }
    },
  }
}
