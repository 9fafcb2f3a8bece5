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
import { e2eVars, stateOf } from './e2e-server.ts'

/** Databases with all tables, the flags and the two accounts of an operator: made once in a run, and copied. */
export async function prepare(prepared: string): Promise<void> {
  rmSync(prepared, { recursive: true, force: true })
  const vars = e2eVars()
  const runtime = await startBuiltWorker({
    // its databases are wanted alone, and code takes a second to hand over
    modules: [{ type: 'ESModule', path: `${workerDir}/index.js`, contents: 'export default {}' }],
    resourcePersistencePath: `${prepared}/v3`,
  })
  await prepareDatabase(runtime, [
    { email: vars.SEED_ADMIN_EMAIL, password: vars.SEED_ADMIN_PASSWORD, role: 'admin' },
    { email: vars.SEED_CLIENT_EMAIL, password: vars.SEED_CLIENT_PASSWORD, role: 'client' },
  ])
  await runtime.dispose()
}

/** A Worker that is served while journeys run, and what its data can be asked for behind its back. */
export type Served = {
  /** Begins a session of an account, as signing in with the password does. */
  session: (email: string, userAgent: string | null) => Promise<Session>
  /** Makes a confirmed account without a role, which is signed in elsewhere. */
  guest: (account: Omit<SeedAccount, 'role'>) => Promise<void>
  end: () => Promise<void>
}

/**
 * Serves the built Worker as `wrangler dev` does, without its proxy and its start of several seconds.
 * @param settings what an operator would set
 * @param prepared databases to begin with; without them there is not a single table
 */
export async function serveWorker(
  url: string,
  settings: Record<string, string>,
  prepared?: string,
): Promise<Served> {
  const state = stateOf(url)
  const bindings = { ...e2eVars(), ...settings }
  rmSync(state, { recursive: true, force: true })
  if (prepared !== undefined) cpSync(prepared, state, { recursive: true })
  const runtime = await startBuiltWorker({
    bindings,
    port: Number(new URL(url).port),
    resourcePersistencePath: `${state}/v3`,
    // mails are kept there (tests/e2e/kit/mailbox.ts)
    resourceTmpPath: state,
    // the address at which the scheduled handler can be run
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
): Promise<Omit<Served, 'end'>> {
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
      // a hash says what it cost: what is asked of guests is not how long an attacker would try
      Object.assign(scryptCost, { n: 2 ** 4, p: 1 })
      const { db, now } = deps()
      await seedAccount(db, { ...account, role: null }, now())
      // where they signed up
      await session(account.email, null)
    },
  }
}
