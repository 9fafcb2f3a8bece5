import { run } from './prepare.ts'

/** `npm run deploy`: nothing leaves this machine before check, tests and build are clean. `--dry-run` stops there. */
const isDryRun = process.argv.includes('--dry-run')
run('npm', 'run', 'check')
run('npm', 'test')
run('npm', 'run', 'build')
if (isDryRun) {
  run('wrangler', 'deploy', '--dry-run')
} else {
  run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote')
  run('wrangler', 'deploy')
}
