import { log } from '../lib/log.ts'
import type { ServicesOf } from '../ssr/services.ts'
import { aheadPath, filledIn, type PageAhead } from './ahead-format.ts'
import { type KeptPage, keptPage } from './kept-page.ts'
import type { PageState } from './page-state.ts'

/** Reads it, or nothing where the build made none: then the page is rendered. */
export async function readAhead(assets: Fetcher, pathname: string): Promise<PageAhead | undefined> {
  try {
    const response = await assets.fetch(`https://assets.invalid${aheadPath(pathname)}`)
    if (!response.ok) return undefined
    const text = await response.text()
    const end = text.indexOf('\n')
    return { ...(JSON.parse(text.slice(0, end)) as PageAhead), html: text.slice(end + 1) }
  } catch (cause) {
    log('warn', 'A page that was rendered ahead cannot be read', { area: 'pages', cause })
    return undefined
  }
}

/** Makes it this site's page: its origin, and what it carries besides. */
export async function completed(
  page: PageAhead,
  { origin, currency }: Pick<PageState, 'origin' | 'currency'>,
  { services, opening }: ServicesOf,
): Promise<KeptPage> {
  const json = JSON.stringify(services).replaceAll('<', '\\u003c')
  const html = withServices(filledIn(page, origin, currency), json)
  const facts = { ...page.facts, opening: { ...opening, ...page.facts.opening } }
  return keptPage(facts, new TextEncoder().encode(html))
}

/** The page's last data block is what React wakes with; services are its last entries (`Boot` in web/app/boot.ts). */
function withServices(html: string, json: string): string {
  if (json === '{}') return html
  const end = html.lastIndexOf('}</script>')
  return `${html.slice(0, end)},${json.slice(1)}${html.slice(end + 1)}`
}
