import type { Browser, CDPSession, Page } from '@playwright/test'

/** `cpu` is a factor: 6 is six times slower than this machine. */
export type Slowness = { cpu?: number; latencyMs?: number }

/** Whether only the tests tagged `@soak` run, repeatedly and slowed: `npm run soak`. */
export const isSoak = process.env['SOAK'] === '1'

/** The CPU slowdown of every page in the run: `SLOW_CPU=6 npm test`. */
export const slowCpu = Number(process.env['SLOW_CPU'] ?? (isSoak ? 6 : 1))

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The one DevTools session of a page, as its settings end with it. */
export function inspector(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Slows the CPU for this and all later documents of the page. */
export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const session = await inspector(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

type Network = { offline: boolean; latencyMs: number }

const networks = new WeakMap<Page, Network>()

/** Changes the given network conditions of a page, which sees them (`navigator.onLine`, `offline`). */
export async function setNetwork(page: Page, change: Partial<Network>): Promise<void> {
  const network = { offline: false, latencyMs: 0, ...networks.get(page), ...change }
  networks.set(page, network)
  const session = await inspector(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: network.offline,
    latency: network.latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Slows every page that this browser opens. */
export function throttleEveryPage(browser: Browser, rate: number): void {
  browser.on('context', (context) =>
    context.on('page', (page) => {
      // the page may close before the call arrives
      throttleCpu(page, rate).catch(() => undefined)
    }),
  )
}
