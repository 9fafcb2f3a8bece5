import type { Browser, CDPSession, Page } from '@playwright/test'

/** Milliseconds in `latencyMs`; `cpu` says how many times slower than this machine. */
export type Slowness = { cpu?: number; latencyMs?: number }

/** Whether only what chance decides is run, again and again, as a slow phone does it: `npm run soak`. */
export const isSoak = process.env['SOAK'] === '1'

/** How many times slower every page of the whole run is: `SLOW_CPU=6 npm test`. 1 without it. */
export const slowCpu = Number(process.env['SLOW_CPU'] ?? (isSoak ? 6 : 1))

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The one connection to a page's inspector: what it sets counts until it is closed. */
export function inspector(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Slows what the page computes, from now on and in all documents that follow. */
export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const session = await inspector(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

type Network = { offline: boolean; latencyMs: number }

const networks = new WeakMap<Page, Network>()

/** Slows or cuts the page's network, as the page sees it (`navigator.onLine`, `offline`); the rest stays as it was. */
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

/** Slows every page that this browser will ever open. */
export function throttleEveryPage(browser: Browser, rate: number): void {
  browser.on('context', (context) =>
    context.on('page', (page) => {
      // a page may be gone before it is slow
      throttleCpu(page, rate).catch(() => undefined)
    }),
  )
}
