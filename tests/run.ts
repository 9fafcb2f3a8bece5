import { execFileSync, spawn } from 'node:child_process'
import { freemem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { ensureDevVars } from '../worker/ops/dev-vars.ts'
import { ensureChromium } from './setup/chromium.ts'

/**
 * `npm test`: code generation and build, then tests in workerd beside the short runners. The browser tests against
 * the built Worker come last and alone, as they depend on timing.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const CHROMIUM = ensureChromium('chromium-headless-shell')
ensureDevVars(`${root}/.dev.vars`)
const startedMs = performance.now()
execFileSync('npm', ['run', '--silent', 'codegen'], { cwd: root, stdio: 'inherit' })
execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })
const builtMs = performance.now()

/** Of the whole machine, other processes included. */
const freeBytes = freemem()
let leastFreeBytes = freeBytes
setInterval(() => {
  leastFreeBytes = Math.min(leastFreeBytes, freemem())
}, 1000).unref()

type Outcome = { name: string; isPassed: boolean; lastLines: string; tookMs: number }

/** Enough for a runner’s report of its failures. */
const keptCharacters = 16_000

/** Runs a command, prints its output and keeps the end of it. */
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
  const begunMs = performance.now()
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) =>
      resolve({ name, isPassed: status === 0, lastLines, tookMs: performance.now() - begunMs }),
    )
  })
}

/**
 * The summary lines of a runner: vitest prints `Tests  2 failed
 * 780 passed (782)`, Playwright one line per status.
 */
function closingLines({ lastLines }: Outcome): string[] {
  const lines = stripVTControlCharacters(lastLines).split('\n')
  return lines.filter((line) =>
    /^\s*(Tests .*|\d+ (passed|failed|skipped|did not run)\b.*)$/.test(line),
  )
}

function count(outcome: Outcome, word: 'passed' | 'failed'): number {
  const found =
    closingLines(outcome)
      .join('\n')
      .match(new RegExp(`\\d+(?= ${word})`, 'g')) ?? []
  return found.reduce((sum, number) => sum + Number(number), 0)
}

const vitest = (name: string, config: string) =>
  run(name, 'vitest', ['run', '--config', `tests/${config}`])
const short = async () => [
  await vitest('the build', 'vitest.build.config.ts'),
  await vitest('vitest in a browser', 'vitest.browser.config.ts'),
]
const [inWorkerd, others] = await Promise.all([vitest('vitest', 'vitest.config.ts'), short()])
const outcomes = [
  inWorkerd,
  ...others,
  await run('playwright', 'playwright', ['test', '--config', 'tests/playwright.config.ts'], {
    E2E_SERVERS: process.env['E2E_SERVERS'] ?? '5',
  }),
]

// failures are repeated last
for (const { name, isPassed, lastLines } of outcomes) {
  if (!isPassed) console.log(`\n--- ${name} ended with ---\n${lastLines}`)
}
let passed = 0
let failed = 0
for (const outcome of outcomes) {
  console.log(`${outcome.name}: ${outcome.isPassed ? 'passed' : 'FAILED'}`)
  for (const line of closingLines(outcome)) console.log(`  ${line.trim()}`)
  passed += count(outcome, 'passed')
  // a runner can fail without a failed test
  failed += Math.max(count(outcome, 'failed'), outcome.isPassed ? 0 : 1)
}
const minutes = (ms: number) => (ms / 60_000).toFixed(1)
const parts = outcomes.map(({ name, tookMs }) => `${name} ${minutes(tookMs)}`).join(', ')
console.log(`Minutes: building ${minutes(builtMs - startedMs)}, ${parts}`)
console.log(`Peak memory: ${((freeBytes - leastFreeBytes) / 1e9).toFixed(1)} GB`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
