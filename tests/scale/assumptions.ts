/**
 * The inputs of `npm run scale`: our times are measured on a laptop (`npm run bench`, `npm run bench:cold`), those
 * of Cloudflare’s stores are documented by Cloudflare.
 */

/** Milliseconds until the Worker sends the first byte. */
export const latencyMs = {
  /** A new isolate fetches and evaluates its code. */
  start: 15,
  /** A page from the isolate’s memory. */
  memory: 0.3,
  /** A static file, or a page in the location’s cache. */
  nearby: 5,
  render: 5,
  /** An isolate loads React at its first rendering. */
  loadReact: 45,
  /** A KV read of a key that this location has read within 30 s, and of any other. */
  kvNear: 3,
  kvFar: 60,
}

/** Billed CPU time in milliseconds. */
export const cpuMs = { memory: 0.3, nearby: 0.7, render: 5, loadReact: 40, start: 8, pageView: 0.4 }

export const isolates = {
  /** Requests a second before a location starts another isolate. */
  perSecond: 50,
  /** Idle seconds before an isolate ends, and its average lifetime. */
  idleS: 60,
  lifeS: 2 * 3600,
}

export const site = {
  /** Pages in five languages, requested by Zipf’s law. */
  pages: 95,
  /** Changes a day during office hours, and the pages that show each. */
  changes: 5,
  shown: 40,
}

/**
 * worker/db/changes/snapshots.ts, how long KV takes to spread a write, and how long after that it has the changed pages
 * (worker/ssr/render-ahead.ts).
 */
export const snapshots = { memoryS: 3, kvCacheS: 30, spreadS: 60, renderS: 15 }

/** Locations, their share of all views, and their noon in UTC. Only Cloudflare locations with visitors. */
export const regions = [
  { name: 'North America', locations: 70, share: 0.55, noonUtc: 18 },
  { name: 'Europe', locations: 80, share: 0.3, noonUtc: 12 },
  { name: 'Asia and Oceania', locations: 90, share: 0.1, noonUtc: 5 },
  { name: 'elsewhere', locations: 60, share: 0.05, noonUtc: 15 },
]

/** Dollars, as published in 2026; a month has 30 such days. */
export const prices = {
  monthly: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  kvReads: { included: 10e6, perMillion: 0.5 },
  kvWrites: { included: 1e6, perMillion: 5 },
  kvLists: { included: 1e6, perMillion: 5 },
  rowsWritten: { included: 50e6, perMillion: 1 },
}
