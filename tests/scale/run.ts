import { readFileSync, writeFileSync } from 'node:fs'
import { scaleTable } from './table.ts'

/**
 * `npm run scale`: simulates a day of the site at three sizes, and writes costs and waiting times into the
 * operator’s guide. Inputs: assumptions.ts.
 */
const table = scaleTable()
console.log(table)

const guide = new URL('../../worker/ops/README.md', import.meta.url)
const text = readFileSync(guide, 'utf8')
const marked = /(?<=<!-- scale -->\n)[^]*(?=\n<!-- \/scale -->)/
if (!marked.test(text)) throw new Error('worker/ops/README.md has no place for the table')
writeFileSync(guide, text.replace(marked, table))
