import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { answers } from '../../../worker/ops/answers.ts'
import { prepareState } from '../../../worker/ops/prepare.ts'
import { e2eVars, root, state as runState, varsFile } from '../../setup/e2e-server.ts'
import { expect } from './fixtures.ts'

/*
 * Servers that one file of tests has for itself, where the run's own Worker is set up in another way. Whoever starts
 * some ends them in `afterAll`.
 */
export type OwnServers = {
  /** A Worker with these settings and databases of its own: seeded, or without a single table. */
  worker: (
    url: string,
    settings: Record<string, string>,
    database?: 'seeded' | 'empty',
  ) => Promise<void>
  /** One of tests/fakes. */
  fake: (name: string, url: string) => Promise<void>
  end: () => void
}

/** @param name of the file's databases */
export function ownServers(name: string): OwnServers {
  const state = `${runState}-${name}`
  const children: ChildProcess[] = []
  const start = (command: string, args: string[], env = {}) =>
    children.push(
      spawn(command, args, {
        cwd: root,
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, ...env },
      }),
    )
  const answering = (url: string) =>
    expect.poll(() => answers(url), { timeout: 100_000 }).toBe(true)
  return {
    worker: async (url, settings, database = 'seeded') => {
      rmSync(state, { recursive: true, force: true })
      if (database === 'seeded') await prepareState(e2eVars(), state)
      const at = ['--ip', '127.0.0.1', '--port', new URL(url).port, '--inspector-port', '0']
      const vars = Object.entries(settings).flatMap(([key, value]) => ['--var', `${key}:${value}`])
      start('wrangler', ['dev', ...at, '--persist-to', state, '--env-file', varsFile, ...vars])
      await answering(`${url}/robots.txt`)
    },
    fake: async (name, url) => {
      start('node', [`tests/fakes/${name}.ts`], { PORT: new URL(url).port })
      await answering(`${url}/fake`)
    },
    end: () => {
      for (const { pid } of children) if (pid !== undefined) process.kill(-pid)
      rmSync(state, { recursive: true, force: true })
    },
  }
}
