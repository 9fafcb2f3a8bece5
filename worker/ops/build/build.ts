import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from '../run.ts'
import { bundle } from './built-files.ts'
import { hashInputs, noteMadeOf } from './made-of.ts'
import { nameBuild } from './name-build.ts'

/**
 * `npm run build`: the Worker and its files in `dist`. `--local` leaves out what serves only a site that others visit,
 * half of the time: pictures for social networks, and the first answers of cold isolates.
 */
const { values: options } = parseArgs({ options: { local: { type: 'boolean', default: false } } })

// what is edited from here on makes the build an old one; its note goes with Vite's first step
const inputs = hashInputs(fileURLToPath(new URL('../../..', import.meta.url)))
await run('node', 'web/server/build/illustration-sheet.ts')
await run('vite', 'build', '--logLevel', 'warn')
await run('node', 'web/server/build/stylesheet.ts')
await run('node', 'web/server/build/integrity.ts')
nameBuild()
if (!options.local) {
  await run('node', 'web/server/build/social-pictures.ts')
  await run('node', 'worker/ops/build/render-pages.ts')
}
noteMadeOf(bundle, inputs)
