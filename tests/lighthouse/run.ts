import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { articles } from '#contract/site/insights.ts'
import { withSlug } from '#contract/pages.ts'
import { ensureChromium } from '../setup/chromium.ts'
import { baseURL, serveCommand } from '../setup/e2e-server.ts'
import { startEdge } from './edge.ts'

/*
 * `npm run lighthouse`: the built site against the gates below, on a simulated slow phone. Times are compared with a
 * bare static page measured in the same run, as ratios of medians: so the machine's speed cancels out. RUNS sets
 * how often each page is measured (3).
 */
const gates = {
  performance: 0.99,
  others: 1,
  totalBlockingTimeMs: 50,
  layoutShift: 0,
  firstContentfulPaint: 1.15,
  largestContentfulPaint: 1.2,
}
const paths = ['/bare', '/', withSlug('article', articles[0].slug), '/partnerships']
const runs = Number(process.env['RUNS'] ?? 3)
const edgePort = Number(new URL(baseURL).port) + 8
const root = fileURLToPath(new URL('../..', import.meta.url))

type Measured = {
  performance: number
  others: number
  blockingMs: number
  shift: number
  fcpMs: number
  lcpMs: number
  /** Audits that cost a point outside performance. */
  found: string[]
}

const [command = '', ...args] = serveCommand.split(' ')
const server = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
await reachable(`${baseURL}/api/flags`)
const text = await (await fetch(`${baseURL}/index.md`)).text()
const edge = await startEdge(edgePort, new URL(baseURL), barePage(text))
const chrome = await launch({
  chromePath: ensureChromium('chromium'),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-background-networking',
    '--ignore-certificate-errors',
  ],
})

const measured = new Map<string, Measured[]>(paths.map((path) => [path, []]))
try {
  // in turns: what slows the machine down for a while slows all of them
  for (let run = 0; run < runs; run++) {
    for (const path of paths) measured.get(path)?.push(await measure(path))
  }
} finally {
  chrome.kill()
  edge.close()
  server.kill()
}
process.exitCode = report() ? 0 : 1

async function measure(path: string): Promise<Measured> {
  const result = await lighthouse(`https://127.0.0.1:${edgePort}${path}`, {
    port: chrome.port,
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse has no result for ${path}`)
  const { audits, categories } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const names = ['accessibility', 'best-practices', 'seo']
  const lost = names.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    ),
  )
  return {
    performance: categories['performance']?.score ?? 0,
    others: Math.min(...names.map((name) => categories[name]?.score ?? 0)),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    found: lost.map(({ id }) => id),
  }
}

/** Prints what was measured. @returns whether every page passed */
function report(): boolean {
  const bare = medians(measured.get('/bare') ?? [])
  let hasPassed = true
  console.log(`/bare ${Math.round(bare.fcpMs)} ms, ${Math.round(bare.lcpMs)} ms`)
  for (const path of paths.slice(1)) {
    const all = measured.get(path) ?? []
    const page = medians(all)
    const checks = [
      ['performance', page.performance, page.performance >= gates.performance],
      ['accessibility, practices, SEO', page.others, page.others >= gates.others],
      ['blocking ms', page.blockingMs, page.blockingMs <= gates.totalBlockingTimeMs],
      ['layout shift', page.shift, page.shift <= gates.layoutShift],
      [
        'FCP / bare',
        page.fcpMs / bare.fcpMs,
        page.fcpMs <= bare.fcpMs * gates.firstContentfulPaint,
      ],
      [
        'LCP / bare',
        page.lcpMs / bare.lcpMs,
        page.lcpMs <= bare.lcpMs * gates.largestContentfulPaint,
      ],
    ] as const
    const times = `${Math.round(page.fcpMs)} ms, ${Math.round(page.lcpMs)} ms`
    console.log(path, times, [...new Set(all.flatMap(({ found }) => found))].join(' '))
    for (const [name, value, isMet] of checks) {
      console.log(`  ${isMet ? 'ok    ' : 'FAILED'} ${name}: ${Number(value.toFixed(3))}`)
      hasPassed &&= isMet
    }
  }
  return hasPassed
}

function medians(all: Measured[]) {
  const of = (key: keyof Omit<Measured, 'found'>) =>
    all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
  return {
    performance: of('performance'),
    others: of('others'),
    blockingMs: of('blockingMs'),
    shift: of('shift'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
  }
}

/** The home page's text and nothing else. */
function barePage(markdown: string): string {
  const lines = markdown.split('\n').filter((line) => /\p{L}/u.test(line))
  const paragraphs = lines.map((line) => `<p>${line.replace(/[<&]/g, ' ')}</p>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${paragraphs.join('')}`
}

async function reachable(url: string): Promise<void> {
  while (server.exitCode === null) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`The server at ${url} has ended: is the site built?`)
}
