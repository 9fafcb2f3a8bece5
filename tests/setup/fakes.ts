import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the fake HubSpot of this run listens. */
    hubspot: string
    /** Where the fake statistics service listens. */
    analytics: string
    /** Where the fake Turnstile listens. */
    turnstile: string
    /** Where the fake service of breached passwords listens. */
    'breached-passwords': string
    /** Whether to run every order and fault instead of a sample (tests/worker/kit/soak.ts). */
    soak: boolean
    seed: number
  }
}

/** Starts what stands in for outside services, as processes of their own, for one run of the worker tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const fakes = await Promise.all(
    (['hubspot', 'analytics', 'turnstile', 'breached-passwords'] as const).map(async (name) => {
      const { process, address } = await startFake(name)
      project.provide(name, address)
      return process
    }),
  )
  return () => {
    for (const fake of fakes) fake.kill()
  }
}

/** A fake prints where it listens as its first line. */
async function startFake(name: string): Promise<{ process: ChildProcess; address: string }> {
  const script = fileURLToPath(new URL(`../fakes/${name}.ts`, import.meta.url))
  const fake = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: fake.stdout }).once('line', resolve)
    fake.once('exit', (code) => reject(new Error(`The fake ${name} ended with ${code}`)))
  })
  return { process: fake, address }
}
