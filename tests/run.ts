import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureDevVars } from '../worker/ops/dev-vars.ts'
import { ensureChromium } from './setup/chromium.ts'

/** `npm test`: generated code, build, then the Worker in workerd, then the built Worker in a real browser. */
const root = fileURLToPath(new URL('..', import.meta.url))
const CHROMIUM = ensureChromium()
ensureDevVars(`${root}/.dev.vars`)
execFileSync('npm', ['run', '--silent', 'codegen'], { cwd: root, stdio: 'inherit' })
execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })

type Outcome = { name: string; passed: boolean; lastLines: string }

/** Enough for what a runner says of its failures. */
const keptCharacters = 8_000

/** Runs a command, shows what it prints, and keeps the end of it. */
function run(name: string, command: string, args: string[], env = {}): Promise<Outcome> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, CHROMIUM, ...env },
  })
  let lastLines = ''
  for (const [output, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    output.setEncoding('utf8').on('data', (text: string) => {
      shown.write(text)
      lastLines = (lastLines + text).slice(-keptCharacters)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ name, passed: status === 0, lastLines }))
  })
}

const outcomes = [await run('vitest', 'vitest', ['run', '--config', 'tests/vitest.config.ts'])]
// each half has a server and databases of its own
const halves = [1, 2].map((half) => {
  const args = ['test', '--config', 'tests/playwright.config.ts', `--shard=${half}/2`]
  return run(`playwright ${half}/2`, 'playwright', args, { E2E_PORT: String(8779 + 20 * half) })
})
outcomes.push(...(await Promise.all(halves)))

// what went wrong stands last, however much was printed since
for (const { name, passed, lastLines } of outcomes) {
  if (!passed) console.log(`\n--- ${name} ended with ---\n${lastLines}`)
}
for (const { name, passed } of outcomes) console.log(`${name}: ${passed ? 'passed' : 'FAILED'}`)
const passed = outcomes.filter((outcome) => outcome.passed).length
console.log(`${passed} passed, ${outcomes.length - passed} failed`)
process.exitCode = passed === outcomes.length ? 0 : 1
