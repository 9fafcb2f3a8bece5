import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { faceLanguage, rulesOf } from './style-rules.ts'

/**
 * Part of `npm run build`, after Vite: the public stylesheet once more, as `web/styles.json` for the Worker. Faces of a
 * language leave the sheet itself: every page brings those of its own. Declared again when the page is hydrated they would
 * count as new, be there at once, and move a text that was drawn without them.
 */
const target = fileURLToPath(new URL('../../../dist/client', import.meta.url))
const shell = readFileSync(join(target, 'web/index.html'), 'utf8')
const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1]
if (!href) throw new Error('The built web/index.html names no stylesheet')
const sheet = join(target, href)
const css = readFileSync(sheet, 'utf8')
writeFileSync(join(target, 'web/styles.json'), JSON.stringify(rulesOf(css)))
const root = postcss.parse(css)
root.walkAtRules('font-face', (face) => {
  if ((faceLanguage(face.toString()) ?? 'rest') !== 'rest') face.remove()
})
writeFileSync(sheet, root.toString())
