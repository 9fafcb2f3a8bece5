import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { faceLanguage, rulesOf } from './style-rules.ts'

/**
 * Part of `npm run build`, after Vite. Writes the stylesheet's rules to `web/styles.json` for the
 * Worker, and removes language fonts from the sheet, as every page inlines its own. A second
 * declaration at hydration would swap the font and shift text.
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
