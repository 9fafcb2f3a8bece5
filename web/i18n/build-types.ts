import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Generates `i18n-types.ts`, the types of all texts in `en/`; runs in `npm install` and `npm run codegen`, not
 * committed. Skipped by `npm install --omit=dev`, which needs no types.
 */
if (process.env['npm_lifecycle_event'] === 'prepare' && process.env['npm_config_omit'] === 'dev') {
  process.exit()
}

// the generator requires the file to exist
closeSync(openSync(new URL('i18n-types.ts', import.meta.url), 'a'))
execFileSync('typesafe-i18n', ['--no-watch'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: ['ignore', 'ignore', 'inherit'],
})
