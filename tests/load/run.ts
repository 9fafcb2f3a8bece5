import { writeFileSync } from 'node:fs'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startHubSpot } from '../setup/hubspot-process.ts'
import { testSecrets } from '../setup/test-secrets.ts'
import { prepareDatabase } from '../bench/database.ts'
import { serveProduct } from '../bench/serve.ts'
import { checkConsistency, loadTestAdmin } from './database.ts'
import { createMemoryWatch } from './memory.ts'
import { createVisitor, type Ledger } from './visitor.ts'

/**
 * `npm run load [-- --seconds 300 --connections 64]`, after `npm run build`: visitors, clients and staff at full
 * speed against the built Worker in Miniflare.
 * Writes `.wrangler/load.json`; fails on unexpected responses, growing memory or an inconsistent database.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    connections: { type: 'string', default: '64' },
  },
})
const seconds = Number(options.seconds)
/** The maximum ratio of memory between the last two quarters. */
const growthLimit = 1.1
/** Shorter runs are not judged, as their caches still fill. */
const judgedFromS = 240

// an isolate at the edge has 128 MB; without a limit V8 collects late
process.env['MINIFLARE_WORKERD_V8_FLAGS'] ??= '--max-old-space-size=128'
const hubspot = await startHubSpot()
const product = await serveProduct({ ...testSecrets, SITE_URL: '', ...hubspot.settings })
await prepareDatabase(product.runtime, [loadTestAdmin])
const database = await product.runtime.getD1Database('DB')

const latenciesMs = createHistogram()
const ledger: Ledger = { answers: new Map(), surprises: [], forms: new Map(), latenciesMs }
const memory = createMemoryWatch()
const endsAt = Date.now() + seconds * 1000
const visitors = await Promise.all(
  Array.from({ length: Number(options.connections) }, (_, seed) =>
    createVisitor({ origin: product.url, seed, staff: loadTestAdmin, ledger }),
  ),
)
const progress = setInterval(() => {
  const left = Math.round((endsAt - Date.now()) / 1000)
  console.log(
    `${total()} answers, ${ledger.surprises.length} unexpected, ${memory.last()} MB, ${left} s left`,
  )
}, 10_000)
await Promise.all(
  visitors.map(async (visitor) => {
    while (Date.now() < endsAt) await visitor.act()
  }),
)
clearInterval(progress)
const growth = memory.stop()
// waits for deliveries that run after their response
await wait(3_000)
const findings = await checkConsistency(database, ledger)
const { accepted } = await hubspot.seen()
hubspot.stop()
await product.runtime.dispose()

const [median, p95, p99] = [50, 95, 99].map((share) => latenciesMs.percentile(share))
const result = {
  seconds,
  connections: Number(options.connections),
  answers: total(),
  perSecond: Math.round(total() / seconds),
  latencyMs: { median, p95, p99 },
  byKind: Object.fromEntries([...ledger.answers].toSorted()),
  submissions: { accepted: ledger.forms.size, atHubSpot: accepted.length },
  memory: growth,
  unexpected: ledger.surprises.length,
  findings,
}
console.log(JSON.stringify(result, null, 2))
console.log(ledger.surprises.slice(0, 10).join('\n'))
writeFileSync('.wrangler/load.json', `${JSON.stringify(result, null, 2)}\n`)
const isJudged = seconds >= judgedFromS
const isFlat = !isJudged || growth.ratio <= growthLimit
const passed = isFlat && ledger.surprises.length === 0 && findings.length === 0
if (!isJudged) console.log(`Memory is judged from ${judgedFromS} s on`)
console.log(passed ? 'passed' : `FAILED${isFlat ? '' : ': memory grows'}`)
process.exit(passed ? 0 : 1)

function total(): number {
  return [...ledger.answers.values()].reduce((sum, count) => sum + count, 0)
}
