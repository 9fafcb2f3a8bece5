import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runTool } from '../run.ts'
import { workerDir } from './built-files.ts'
import { hashInputs, recordInputs } from './inputs.ts'
import { computeBuildId } from './build-id.ts'

/**
 * `npm run build`: builds Worker and files into `dist`. `--local` skips social images and
 * pre-rendered pages, which halves the time.
 */
const { values: options } = parseArgs({ options: { local: { type: 'boolean', default: false } } })

// hashed before the build, so that later edits mark it as outdated
const inputs = hashInputs(fileURLToPath(new URL('../../..', import.meta.url)))
await runTool('node', 'web/server/build/illustration-sheet.ts')
await runTool('vite', 'build', '--logLevel', 'warn')
await runTool('node', 'web/server/build/stylesheet.ts')
await runTool('node', 'web/server/build/integrity.ts')
computeBuildId()
if (!options.local) {
  await runTool('node', 'web/server/build/social-pictures.ts')
  await runTool('node', 'worker/ops/build/render-pages.ts')
}
recordInputs(workerDir, inputs)
