import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureDevVars } from '../worker/ops/dev-vars.ts'
import { ensureChromium } from './setup/chromium.ts'

/** `npm test`: generated code, build, then the Worker in workerd, then the built Worker in a real browser. */
const root = fileURLToPath(new URL('..', import.meta.url))
const CHROMIUM = ensureChromium()
ensureDevVars(`${root}/.dev.vars`)
execFileSync('npm', ['run', '--silent', 'codegen'], { cwd: root, stdio: 'inherit' })
execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })

const runners = [
  ['vitest', 'run', '--config', 'tests/vitest.config.ts'],
  ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
] as const
const results = runners.map(([command, ...args]) => {
  const env = { ...process.env, CHROMIUM }
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  return { command, passed: status === 0 }
})

for (const { command, passed } of results)
  console.log(`${command}: ${passed ? 'passed' : 'FAILED'}`)
const passed = results.filter((result) => result.passed).length
console.log(`${passed} passed, ${results.length - passed} failed`)
process.exit(passed === results.length ? 0 : 1)
