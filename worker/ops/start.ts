import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { answers } from './answers.ts'
import { prepare, run } from './prepare.ts'

/** `npm start`: everything between a bare clone and a running site. `PORT` picks the port. */
const port = process.env.PORT ?? '8787'
const address = `http://localhost:${port}`
const vars = await prepare(() => run('npm', 'run', '--silent', 'build'))

const server = spawn('wrangler', ['dev', '--port', port], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

await firstAnswer()
console.log(`
  Meltemi runs at   ${address}

  Admin portal      ${address}/admin-portal
                    ${vars.SEED_ADMIN_EMAIL}   ${vars.SEED_ADMIN_PASSWORD}
  Client portal     ${address}/client/login
                    ${vars.SEED_CLIENT_EMAIL}   ${vars.SEED_CLIENT_PASSWORD}
  Simple admin      ${address}/simple-admin
                    password ${vars.SIMPLE_ADMIN_PASSWORD}
`)

/** Waits until the site answers, so that the addresses are the last thing the operator reads. */
async function firstAnswer(): Promise<void> {
  while (!(await answers(address))) await wait(250)
}
