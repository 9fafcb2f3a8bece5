import { type Locale, localeCodes } from '#contract/locales.ts'
import type { StyleRule } from '../../web/server/entry.tsx'
import { type InlineContent, inlineWithHash } from '../lib/text/inlined.ts'
import { speculationRules } from './speculation.ts'
import { stylesFrom } from './styles.ts'

/** The built index.html as a function that adds a page's parts and drops unused fonts. */
export type Shell = (parts: ShellParts) => ComposedPage

type ShellParts = {
  attributes: Record<string, string>
  locale: Locale
  head: string
  /** HTML above the app. */
  above: string
  body: string
  boot: string
  /** Application pages hold tokens, so each script is checked against its hash. */
  isApplication: boolean
}

type ComposedPage = {
  html: string
  /** CSP sources for the inline styles and the import map. */
  admits: { styles: string[]; scripts: string[] }
}

/** The deployment's files are missing or cannot be read. A retry may help. */
export class ShellUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The shell of pages cannot be read: ${String(cause)}`, { cause })
    this.name = 'ShellUnavailable'
  }
}

const shellPath = '/web/index.html'
/** Hashes of scripts by URL, from web/server/build/integrity.ts. About 6 KB compressed. */
const integrityPath = '/web/integrity.json'
/** Rules of the stylesheet, from web/server/build/stylesheet.ts. */
const stylesPath = '/web/styles.json'

/**
 * Reads the shell from the ASSETS binding: in `vite dev` with hot reload, else with hashed names.
 * @param origin any origin, as the binding uses only the path
 */
async function loadShell(assets: Fetcher, origin: string): Promise<Shell> {
  const read = async (path: string) => assets.fetch(new URL(path, origin))
  const [page, ...built] = await Promise.all([shellPath, integrityPath, stylesPath].map(read))
  if (!page?.ok) throw new Error(`${shellPath} is not among the assets: run the build`)
  const html = await page.text()
  // absent in development
  const [importMap, rules] = await Promise.all(
    built.map(async (file): Promise<unknown> => (file.ok ? file.json() : undefined)),
  )
  const styles = rules ? stylesFrom(rules as StyleRule[]) : undefined
  // the whole stylesheet is loaded later, because the page inlines its rules
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

/** Lowers the priority of scripts, because the first paint needs only text and fonts. */
const lowerScripts = (html: string) =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')

/** The parts of the shell for one language, split once so that pages only concatenate. */
function cut(shell: string, locale: Locale) {
  const otherFonts = new RegExp(`\\s*<link[^>]*data-language="(?!${locale})[^>]*>`, 'g')
  const marks = /<html lang="en">|<!--head-->|<!--above-->|<!--app-->|<!--boot-->/
  const [start = '', top = '', middle = '', root = '', bottom = '', end = ''] = shell
    .replace(otherFonts, '')
    .split(marks)
  return { start, top, middle, root, bottom, end }
}

/** Integrity hashes of modules (HTML §8.1.5.4) for applications, else prefetch rules. */
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
  // before the first module, as some browsers ignore a later map
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

/** The shell per isolate. A cached promise would hang all requests if the first visitor left. */
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
