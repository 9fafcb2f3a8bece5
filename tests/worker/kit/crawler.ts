import { call, origin } from './client.ts'

export type Visited = {
  status: number
  html: string
  /** Paths of internal links, without their hash. */
  links: string[]
  /** Links to a place on a page: path and hash. */
  places: [path: string, id: string][]
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
/** Text as a browser reads it. */
export const decode = (html: string) =>
  html.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name] ?? '')

export async function visit(path: string): Promise<Visited> {
  const response = await call(path)
  const html = response.headers.get('content-type')?.includes('html') ? await response.text() : ''
  const targets = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(decode(href), origin + path))
    .filter((url) => url.origin === origin)
  return {
    status: response.status,
    html,
    links: targets.map(({ pathname, search }) => pathname + search),
    places: targets
      .filter(({ hash }) => hash !== '')
      .map(({ pathname, search, hash }) => [pathname + search, hash.slice(1)]),
  }
}

/** What an address answers with, and where it leads. */
export const opened = async (path: string) => {
  const answer = await call(path)
  return [answer.status, answer.headers.get('location')]
}

/** Follows every internal link from some addresses, as a search engine would. */
export async function crawl(...from: string[]): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>()
  const waiting = [...from]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue
    const page = await visit(path)
    visited.set(path, page)
    waiting.push(...page.links)
  }
  return visited
}

/** What a reader sees: no tags, no scripts, no styles. */
export const visibleText = (page: string) =>
  page
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '\n')

export const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

export const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, href]) => `${language} ${href}`,
  )

export const locations = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
