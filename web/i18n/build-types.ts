import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes `i18n-types.ts`, the types of every word in `en/`: part of `npm install` and `npm run codegen`, not committed.
 * An installation of what it takes to build and serve has no use for types, and begins without them.
 */
if (process.env['npm_lifecycle_event'] === 'prepare' && process.env['npm_config_omit'] === 'dev') {
  process.exit()
}

// the generator finds the words by this file: it has to exist before the first run
closeSync(openSync(new URL('i18n-types.ts', import.meta.url), 'a'))
execFileSync('typesafe-i18n', ['--no-watch'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: ['ignore', 'ignore', 'inherit'],
})
