import { spawn } from 'node:child_process'
import { prepare, run } from './prepare.ts'

/** `npm start`: everything between a bare clone and a running site. `PORT` picks the port. */
const port = process.env.PORT ?? '8787'
const vars = await prepare()
run('vite', 'build')

console.log(`
  Meltemi runs at      http://localhost:${port}
  Admin portal         http://localhost:${port}/admin-portal
    sign in as         ${vars.SEED_ADMIN_EMAIL}  ${vars.SEED_ADMIN_PASSWORD}
  Client portal        http://localhost:${port}/client/login
    sign in as         ${vars.SEED_CLIENT_EMAIL}  ${vars.SEED_CLIENT_PASSWORD}
  Simple admin         http://localhost:${port}/simple-admin
    password           ${vars.SIMPLE_ADMIN_PASSWORD}
`)

const server = spawn('wrangler', ['dev', '--port', port], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
