import type { PageFacts } from './kept-page.ts'

/** The cache of this location that holds pages, and how they lie in it. */
export const cacheName = 'pages'
export const factsHeader = 'x-page'

export type Stored = { key: string; tag: string; facts: PageFacts }

/** An address for this cache only, which is one of its own: nothing that anybody can ask for lies there. */
export const addressOf = (key: string) => `https://pages.invalid/${encodeURIComponent(key)}`
