import { call, origin } from './client.ts'

export type CrawledPage = {
  status: number
  html: string
  /** Paths of internal links, without their hash. */
  links: string[]
  /** Links to a section: path and id. */
  places: [path: string, id: string][]
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
/** Decodes HTML entities. */
export const decode = (html: string) =>
  html.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name] ?? '')

export async function visit(path: string): Promise<CrawledPage> {
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

/** The status and redirect target of a path. */
export const opened = async (path: string) => {
  const answer = await call(path)
  return [answer.status, answer.headers.get('location')]
}

/** Follows every internal link from the start pages. */
export async function crawl(...from: string[]): Promise<Map<string, CrawledPage>> {
  const visited = new Map<string, CrawledPage>()
  const waiting = [...from]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue
    const page = await visit(path)
    visited.set(path, page)
    waiting.push(...page.links)
  }
  return visited
}

/** Text without tags, scripts and styles. */
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
