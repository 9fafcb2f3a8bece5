/**
 * What a day of the site is played with. Times of ours are measured (`npm run bench`, `npm run bench:cold`: a laptop's
 * two busy cores, so rather too long); those of Cloudflare's stores are what its documentation and status pages promise.
 * Change one and run `npm run scale`: the table says what it does.
 */

/** Milliseconds until the first byte leaves the Worker. */
export const ms = {
  /** A new isolate: its code is fetched and evaluated. */
  start: 15,
  /** A page from the isolate's memory. */
  memory: 0.3,
  /** A file beside the Worker, or a page of the location's cache. */
  nearby: 5,
  render: 5,
  /** React is evaluated with an isolate's first rendering. */
  loadReact: 45,
  /** KV where this location has read the key within half a minute; and where it has not. */
  kvNear: 3,
  kvFar: 60,
}

/** Milliseconds of CPU, which are paid. */
export const cpuMs = { memory: 0.3, nearby: 0.7, render: 5, loadReact: 40, start: 8, pageView: 0.4 }

export const isolates = {
  /** One serves so many requests a second before a location starts another. */
  perSecond: 50,
  /** It ends when no one has asked for so long, or for reasons of the edge. In seconds. */
  idleS: 60,
  lifeS: 2 * 3600,
}

export const site = {
  /** Pages in five languages; how often each is asked for follows Zipf's law. */
  pages: 95,
  /** Changes a day of what pages show, in the office's hours; so many pages show one. */
  changes: 5,
  shown: 40,
}

/**
 * worker/db/changes/snapshots.ts, how long KV takes to spread a write, and how long after that it has the changed pages
 * (worker/ssr/render-ahead.ts).
 */
export const snapshots = { memoryS: 3, kvCacheS: 30, spreadS: 60, renderS: 15 }

/** Locations, their share of all views, and their hour at UTC noon. Of Cloudflare's 330 the ones with visitors. */
export const regions = [
  { name: 'North America', locations: 70, share: 0.55, noonUtc: 18 },
  { name: 'Europe', locations: 80, share: 0.3, noonUtc: 12 },
  { name: 'Asia and Oceania', locations: 90, share: 0.1, noonUtc: 5 },
  { name: 'elsewhere', locations: 60, share: 0.05, noonUtc: 15 },
]

/** Dollars. Workers Paid, KV and D1 as published in 2026; a month has 30 such days. */
export const prices = {
  monthly: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  kvReads: { included: 10e6, perMillion: 0.5 },
  kvWrites: { included: 1e6, perMillion: 5 },
  kvLists: { included: 1e6, perMillion: 5 },
  rowsWritten: { included: 50e6, perMillion: 1 },
}
