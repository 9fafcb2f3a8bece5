import { cpSync, rmSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Miniflare } from 'miniflare'
import type { Session } from '#contract/auth.ts'
import { usersTable } from '../../worker/db/schema/users.ts'
import { seedAccount, type SeedAccount } from '../../worker/db/seed.ts'
import { liveDeps } from '../../worker/deps.ts'
import { scryptCost } from '../../worker/lib/secrets/password-hash.ts'
import { workerDir } from '../../worker/ops/build/built-files.ts'
import { startBuiltWorker } from '../../worker/ops/build/built-worker.ts'
import { prepareDatabase } from '../bench/database.ts'
import { startSession } from './start-session.ts'
import { e2eVars, dataFolderOf } from './e2e-server.ts'

/** Creates databases with tables, flags and the operator’s two accounts, which servers copy. */
export async function prepareDatabases(prepared: string): Promise<void> {
  rmSync(prepared, { recursive: true, force: true })
  const vars = e2eVars()
  const runtime = await startBuiltWorker({
    // only its databases are needed, and loading the code takes a second
    modules: [{ type: 'ESModule', path: `${workerDir}/index.js`, contents: 'export default {}' }],
    resourcePersistencePath: `${prepared}/v3`,
  })
  await prepareDatabase(runtime, [
    { email: vars.SEED_ADMIN_EMAIL, password: vars.SEED_ADMIN_PASSWORD, role: 'admin' },
    { email: vars.SEED_CLIENT_EMAIL, password: vars.SEED_CLIENT_PASSWORD, role: 'client' },
  ])
  await runtime.dispose()
}

/** A running Worker with direct access to its data. */
export type RunningWorker = {
  /** Starts a session of an account, as a password sign-in does. */
  session: (email: string, userAgent: string | null) => Promise<Session>
  /** Creates a confirmed account without a role, with a session on another device. */
  guest: (account: Omit<SeedAccount, 'role'>) => Promise<void>
  end: () => Promise<void>
}

/**
 * Serves the built Worker as `wrangler dev` does, but starts faster.
 * @param settings environment variables
 * @param prepared databases to copy; without them there are no tables
 */
export async function serveWorker(
  url: string,
  settings: Record<string, string>,
  prepared?: string,
): Promise<RunningWorker> {
  const state = dataFolderOf(url)
  const bindings = { ...e2eVars(), ...settings }
  rmSync(state, { recursive: true, force: true })
  if (prepared !== undefined) cpSync(prepared, state, { recursive: true })
  const runtime = await startBuiltWorker({
    bindings,
    port: Number(new URL(url).port),
    resourcePersistencePath: `${state}/v3`,
    // Miniflare stores mails there (tests/e2e/kit/mailbox.ts)
    resourceTmpPath: state,
    // enables the URL that runs the scheduled handler
    unsafeTriggerHandlers: true,
    logRequests: false,
  })
  return {
    ...(await peopleOf(runtime, url, bindings)),
    end: async () => {
      await runtime.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}

async function peopleOf(
  runtime: Miniflare,
  url: string,
  bindings: Record<string, string>,
): Promise<Omit<RunningWorker, 'end'>> {
  const env = { ...bindings, DB: await runtime.getD1Database('DB') } as unknown as Env
  const deps = () => liveDeps(env, new Request(url), { waitUntil: () => undefined })
  const idOf = async (email: string) => {
    const wanted = { id: usersTable.id }
    const [user] = await deps()
      .db.select(wanted)
      .from(usersTable)
      .where(eq(usersTable.email, email))
    if (!user) throw new Error(`No one has the address ${email}`)
    return user.id
  }
  const session = async (email: string, userAgent: string | null) => {
    const device = { userAgent }
    return startSession(deps(), { id: await idOf(email) }, { method: 'password' }, device)
  }
  return {
    session,
    guest: async (account) => {
      // a hash stores its own scryptCost, so guests can have a cheap one
      Object.assign(scryptCost, { n: 2 ** 4, p: 1 })
      const { db, now } = deps()
      await seedAccount(db, { ...account, role: null }, now())
      // the session of the sign-up
      await session(account.email, null)
    },
  }
}
