import { type Locale, localeCodes } from '#contract/locales.ts'
import type { StyleRule } from '../../web/server/entry.tsx'
import { type InlineContent, inlineWithHash } from '../lib/text/inlined.ts'
import { speculationRules } from './speculation.ts'
import { stylesFrom } from './styles.ts'

/** The built index.html, cut where a page's parts go: gives a page's HTML around its parts, without other languages' fonts. */
export type Shell = (parts: ShellParts) => ComposedPage

type ShellParts = {
  attributes: Record<string, string>
  locale: Locale
  head: string
  /** HTML that stands above the app. */
  above: string
  body: string
  boot: string
  /** Such a page holds tokens: every script it may ever load is checked against its hash. */
  isApplication: boolean
}

type ComposedPage = {
  html: string
  /** The Content-Security-Policy sources that admit what is inlined: the page's styles, its import map. */
  admits: { styles: string[]; scripts: string[] }
}

/** The files of a deployment are not there (yet), or not to be had: trying again may help. */
export class ShellUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The shell of pages cannot be read: ${String(cause)}`, { cause })
    this.name = 'ShellUnavailable'
  }
}

const shellPath = '/web/index.html'
/** Written by web/server/build/integrity.ts: each script's address and its hash. About 6 KB compressed. */
const integrityPath = '/web/integrity.json'
/** Written by web/server/build/stylesheet.ts: the stylesheet's rules. */
const stylesPath = '/web/styles.json'

/**
 * Reads the shell through the ASSETS binding: in `vite dev` it comes with hot reload, when built with hashed names.
 * @param assets the binding; @param origin any origin, the binding looks at the path only
 */
async function loadShell(assets: Fetcher, origin: string): Promise<Shell> {
  const read = async (path: string) => assets.fetch(new URL(path, origin))
  const [page, ...built] = await Promise.all([shellPath, integrityPath, stylesPath].map(read))
  if (!page?.ok) throw new Error(`${shellPath} is not among the assets: run the build`)
  const html = await page.text()
  // there is none while developing
  const [importMap, rules] = await Promise.all(
    built.map(async (file): Promise<unknown> => (file.ok ? file.json() : undefined)),
  )
  const styles = rules ? stylesFrom(rules as StyleRule[]) : undefined
  // the whole stylesheet waits: the page carries the rules it needs
  const waiting = styles ? html.replace('<link rel="stylesheet"', '$& disabled') : html
  const lowered = lowerScripts(waiting)
  const forms = Object.fromEntries(
    localeCodes.map((locale) => [locale, cut(lowered, locale)]),
  ) as Record<Locale, ReturnType<typeof cut>>
  const map = importMap ? inlineWithHash(JSON.stringify({ integrity: importMap })) : undefined
  return ({ locale, isApplication, ...parts }) =>
    compose(forms[locale], {
      ...parts,
      script: isApplication ? map && { type: 'importmap', ...map } : ahead,
      styles: styles?.(parts.above + parts.body, locale),
    })
}

/** Nothing of the first paint needs a script: text and faces go first over a slow line. */
const lowerScripts = (html: string) =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')

/** The shell's text between a page's parts, for one language's fonts. Done once: a page is then only joined. */
function cut(shell: string, locale: Locale) {
  const otherFonts = new RegExp(`\\s*<link[^>]*data-language="(?!${locale})[^>]*>`, 'g')
  const marks = /<html lang="en">|<!--head-->|<!--above-->|<!--app-->|<!--boot-->/
  const [start = '', top = '', middle = '', root = '', bottom = '', end = ''] = shell
    .replace(otherFonts, '')
    .split(marks)
  return { start, top, middle, root, bottom, end }
}

/**
 * What an application's browser checks imported modules by (HTML §8.1.5.4, "integrity"), or a reading page's fetches
 * ahead of a click.
 */
type DataScript = InlineContent & { type: 'importmap' | 'speculationrules' }
const ahead: DataScript = { type: 'speculationrules', ...speculationRules }

type PageParts = Omit<ShellParts, 'locale' | 'isApplication'> & {
  script: DataScript | undefined
  styles: InlineContent | undefined
}

function compose(
  { start, top, middle, root, bottom, end }: ReturnType<typeof cut>,
  { attributes, head, above, body, boot, script, styles }: PageParts,
): ComposedPage {
  const htmlAttributes = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  // before the first module: a later map would not be looked at by every browser
  const map = script ? `<script type="${script.type}">${script.text}</script>` : ''
  const style = styles ? `<style>${styles.text}</style>` : ''
  return {
    html: `${start}<html${htmlAttributes}>${top}${head}${style}${map}${middle}${above}${root}${body}${bottom}<script type="application/json" id="boot">${boot}</script>${end}`,
    admits: {
      styles: styles ? [styles.hash] : [],
      scripts: script ? [script.hash] : [],
    },
  }
}

/** Read once per isolate, which has one binding. The value, never the promise: that would hang everyone if the first visitor left. */
const shells = new WeakMap<Fetcher, Shell>()

/** @throws ShellUnavailable */
export async function currentShell(assets: Fetcher, origin: string): Promise<Shell> {
  if (import.meta.env.MODE === 'development') return loadShell(assets, origin) // hot reload changes it
  try {
    const shell = shells.get(assets) ?? (await loadShell(assets, origin))
    shells.set(assets, shell)
    return shell
  } catch (error) {
    throw new ShellUnavailable(error)
  }
}
