import { createHash } from 'node:crypto'

/** The built index.html, cut where a page's parts go, with the public stylesheet inside. */
export type Shell = {
  /** Changes with every build: part of page cache keys. */
  build: string
  /** The Content-Security-Policy source that admits the inlined stylesheet, if there is one. */
  styleHash: string | undefined
  /** The page's HTML around its parts; fonts of the other script are left out. */
  compose: (parts: ShellParts) => { beforeGeo: string; afterGeo: string }
}

type ShellParts = {
  attributes: Record<string, string>
  glyphs: 'latin' | 'greek'
  head: string
  body: string
  boot: string
}

const shellPath = '/web/index.html'

/**
 * Reads the shell through the ASSETS binding: in `vite dev` it comes with hot reload, when built with hashed names.
 * The stylesheet is inlined when built: one round trip less before the first paint.
 * @param assets the binding; @param origin any origin, the binding looks at the path only
 */
export async function loadShell(assets: Fetcher, origin: string): Promise<Shell> {
  const html = await readAsset(assets, shellPath, origin)
  const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/.exec(html)
  const [tag, href] = stylesheet ?? []
  const css = href && (await readAsset(assets, href, origin)).trim()
  // no pattern characters of String.replace may act: hence the functions
  const styled = tag && css ? html.replace(tag, () => `<style>${css}</style>`) : html
  const forms = { latin: cut(styled, 'latin'), greek: cut(styled, 'greek') }
  return {
    build: hash(html).slice(0, 16),
    styleHash: css ? `sha256-${createHash('sha256').update(css).digest('base64')}` : undefined,
    compose: ({ glyphs, ...parts }) => compose(forms[glyphs], parts),
  }
}

/** The shell's text between a page's parts, for one script's fonts. Done once: a page is then only joined. */
function cut(shell: string, glyphs: ShellParts['glyphs']) {
  const otherFonts = new RegExp(`\\s*<link[^>]*data-glyphs="(?!${glyphs})[^>]*>`, 'g')
  const marks = /<html lang="en">|<!--head-->|<!--app-->|<!--boot-->/
  const [start = '', top = '', middle = '', bottom = '', end = ''] = shell
    .replace(otherFonts, '')
    .split(marks)
  return { start, top, middle, bottom, end }
}

function compose(
  { start, top, middle, bottom, end }: ReturnType<typeof cut>,
  { attributes, head, body, boot }: Omit<ShellParts, 'glyphs'>,
) {
  const htmlAttributes = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  const data = (id: string) => `<script type="application/json" id="${id}">`
  return {
    beforeGeo: `${start}<html${htmlAttributes}>${top}${head}${middle}${body}${bottom}${data('boot')}${boot}</script>${data('geo')}`,
    afterGeo: `</script>${end}`,
  }
}

async function readAsset(assets: Fetcher, path: string, origin: string): Promise<string> {
  const response = await assets.fetch(new URL(path, origin))
  if (!response.ok)
    throw new Error(`${path} is not among the assets (${response.status}): run the build`)
  return response.text()
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
