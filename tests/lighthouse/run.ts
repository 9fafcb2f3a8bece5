import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { articles } from '#contract/site/insights.ts'
import { type Locale, localize } from '#contract/locales.ts'
import { withSlug } from '#contract/pages.ts'
import { isServerUp } from '../../worker/ops/is-server-up.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { baseURL, serveCommand } from '../setup/e2e-server.ts'
import { median } from '../setup/median.ts'
import { startEdge } from './edge.ts'
import { barePage, plainPage } from './plain-page.ts'

/*
 * `npm run lighthouse`: the built site on a slow phone, in two languages and two models, as ratios to static pages
 * measured in the same run.
 * RUNS sets the measurements per page (3); MODEL=applied or MODEL=simulated selects one model.
 */
const gates = {
  performance: 0.99,
  others: 1,
  totalBlockingTimeMs: 50,
  layoutShift: 0,
  firstContentfulPaint: 1.2,
  largestContentfulPaint: 1.3,
  bytes: 60_000,
}
const article = withSlug('article', articles[0].slug)
const languages = ['en', 'el'] as const satisfies Locale[]
const bareOf = (locale: Locale) => `/bare-${locale}`
const plainOf = (path: string) => `/plain${path}`
const facedOf = (path: string) => `/faced${path}`
const pathsOf = (locale: Locale) => [localize('/', locale), localize(article, locale)]
const runs = Number(process.env['RUNS'] ?? 3)
const edgePort = Number(new URL(baseURL).port) + 8
const root = fileURLToPath(new URL('../..', import.meta.url))

/** `simulated` computes the slow line from a fast load, `applied` slows the line itself. */
type Model = 'simulated' | 'applied'

/** 1.6 Mbit/s in DevTools’ unit */
const kbps = 1.6 * 1024

const models: Record<Model, Flags> = {
  simulated: {},
  applied: {
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: 150,
      downloadThroughputKbps: kbps,
      uploadThroughputKbps: kbps / 2,
      cpuSlowdownMultiplier: 2,
    },
  },
}

type Measured = {
  performance: number
  others: number
  blockingMs: number
  shift: number
  fcpMs: number
  lcpMs: number
  /** All transferred bytes, headers included. */
  bytes: number
  /** Failed audits outside the performance category. */
  found: string[]
}

const [command = '', ...args] = serveCommand.split(' ')
const server = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
while (!(await isServerUp(`${baseURL}/api/flags`))) {
  if (server.exitCode !== null) throw new Error(`${baseURL} has ended: is the site built?`)
  await wait(500)
}
const bare = new Map<string, string>()
for (const locale of languages) {
  const markdown = await fetch(`${baseURL}${localize('/index.md', locale)}`)
  bare.set(bareOf(locale), barePage(await markdown.text(), locale))
  for (const path of pathsOf(locale)) {
    const html = await (await fetch(baseURL + path)).text()
    bare.set(plainOf(path), plainPage(html, 'none'))
    bare.set(facedOf(path), plainPage(html, 'faces'))
  }
}
const edge = await startEdge(edgePort, new URL(baseURL), bare)
const chrome = await launch({
  chromePath: ensureChromium('chromium'),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-background-networking',
    '--ignore-certificate-errors',
  ],
})

const paths = languages.flatMap((locale) => [
  bareOf(locale),
  ...pathsOf(locale).flatMap((path) => [plainOf(path), facedOf(path), path]),
])
const asked = process.env['MODEL']
const names = (Object.keys(models) as Model[]).filter((name) => !asked || name === asked)
const measured = new Map<string, Measured[]>()
const keyOf = (model: Model, path: string) => `${model} ${path}`
try {
  for (const model of names) {
    // in turns, so that a temporary slowdown of the machine affects all pages alike
    for (let run = 0; run < runs; run++) {
      for (const path of paths) {
        const key = keyOf(model, path)
        measured.set(key, [...(measured.get(key) ?? []), await measure(model, path)])
      }
    }
  }
} finally {
  chrome.kill()
  edge.close()
  server.kill()
}
const passed = names.flatMap((model) => languages.map((locale) => report(model, locale)))
console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
process.exitCode = passed.every(Boolean) ? 0 : 1

async function measure(model: Model, path: string): Promise<Measured> {
  const result = await lighthouse(`https://127.0.0.1:${edgePort}${path}`, {
    port: chrome.port,
    logLevel: 'error',
    ...models[model],
  })
  if (!result) throw new Error(`Lighthouse has no result for ${path}`)
  const { audits, categories } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const others = ['accessibility', 'best-practices', 'seo'].filter((name) => categories[name])
  const lost = others.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    ),
  )
  return {
    performance: categories['performance']?.score ?? 0,
    others: Math.min(1, ...others.map((name) => categories[name]?.score ?? 0)),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    bytes: value('total-byte-weight'),
    found: lost.map(({ id }) => id),
  }
}

/**
 * Prints the measurements of a language and model.
 * @returns whether every page passed
 */
function report(model: Model, locale: Locale): boolean {
  const timesOf = (path: string) => medians(measured.get(keyOf(model, path)) ?? [])
  const show = (name: string, { fcpMs, lcpMs }: { fcpMs: number; lcpMs: number }) =>
    console.log(name, `${Math.round(fcpMs)} ms, ${Math.round(lcpMs)} ms`)
  const few = timesOf(bareOf(locale))
  let hasPassed = true
  show(`${model}: a few bytes`, few)
  for (const path of pathsOf(locale)) {
    const all = measured.get(keyOf(model, path)) ?? []
    const page = medians(all)
    const same = timesOf(plainOf(path))
    const [peer, other] = model === 'applied' ? [same, few] : [few, same]
    const first = page.fcpMs / peer.fcpMs
    const largest = page.lcpMs / peer.lcpMs
    const checks = [
      ['performance', page.performance, page.performance >= gates.performance],
      ['accessibility, practices, SEO', page.others, page.others >= gates.others],
      ['blocking ms', page.blockingMs, page.blockingMs <= gates.totalBlockingTimeMs],
      ['layout shift', page.shift, page.shift <= gates.layoutShift],
      ['first paint / peer', first, first <= gates.firstContentfulPaint],
      ['largest paint / peer', largest, largest <= gates.largestContentfulPaint],
      ['bytes', page.bytes, page.bytes <= gates.bytes],
    ] as const
    show(plainOf(path), same)
    show(path, page)
    const faced = timesOf(facedOf(path))
    show(facedOf(path), faced)
    for (const [name, { fcpMs, lcpMs }] of [
      ['the other peer', other],
      ['the same content in our typefaces', faced],
    ] as const) {
      const against = [page.fcpMs / fcpMs, page.lcpMs / lcpMs].map((n) => n.toFixed(2))
      console.log(`  first and largest against ${name}: ${against.join(', ')}`)
    }
    const costs = new Set(all.flatMap(({ found }) => found))
    if (costs.size > 0) console.log('  costs points:', ...costs)
    for (const [name, value, isMet] of checks) {
      console.log(`  ${isMet ? 'ok    ' : 'FAILED'} ${name}: ${Number(value.toFixed(3))}`)
      hasPassed &&= isMet
    }
  }
  return hasPassed
}

function medians(all: Measured[]) {
  const [{ found: _, ...numbers }] = all as [Measured]
  const keys = Object.keys(numbers) as (keyof typeof numbers)[]
  for (const key of keys) numbers[key] = median(all.map((one) => one[key]))
  return numbers
}
