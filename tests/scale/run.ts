import { readFileSync, writeFileSync } from 'node:fs'
import { scaleTable } from './table.ts'

/**
 * `npm run scale`: plays a day of the site in the whole world, for three sizes, and writes what it costs and how long
 * visitors wait for the first byte into the operator's guide. What it assumes stands in assumptions.ts.
 */
const table = scaleTable()
console.log(table)

const guide = new URL('../../worker/ops/README.md', import.meta.url)
const text = readFileSync(guide, 'utf8')
const marked = /(?<=<!-- scale -->\n)[^]*(?=\n<!-- \/scale -->)/
if (!marked.test(text)) throw new Error('worker/ops/README.md has no place for the table')
writeFileSync(guide, text.replace(marked, table))
