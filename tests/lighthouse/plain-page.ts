import type { Locale } from '#contract/locales.ts'

/** What a page without looks keeps of an element: where it leads, what it shows, how much room that takes. */
const kept = /^(href|src|alt|width|height|loading|lang)$/

/** Kept small: one column, and nothing that waits for anything. */
const sheet = `body{max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif}
h1{font-size:2.4rem;line-height:1.1}img{max-width:100%;height:auto}`

/** A page without looks, or with nothing of them but its typefaces. */
export type Looks = 'none' | 'faces'

/**
 * The page that has all that ours says and shows, and nothing else: its text, its links and its pictures, in faces of
 * the system and a small sheet of its own. No script, no class. What ours takes longer than that is the price of how it
 * looks; with `faces` it loads the typefaces of ours in the same way, and what is left is the price of all else.
 */
export function plainPage(html: string, looks: Looks): string {
  const body = html
    .slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'))
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>|<link\b[^>]*>|<!--.*?-->/gs, '')
    .replaceAll(/<(\w+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g, (_, tag: string, all: string) => {
      const attributes = [...all.matchAll(/([\w-]+)="[^"]*"/g)]
      const left = attributes.filter(([, name = '']) => kept.test(name)).map(([text]) => ` ${text}`)
      return `<${tag}${left.join('')}${all.includes('hidden=""') ? ' hidden' : ''}>`
    })
  const language = /<html lang="(\w\w)"/.exec(html)?.[1] ?? 'en'
  const title = /<title>.*?<\/title>/s.exec(html)?.[0] ?? ''
  const faces = looks === 'faces' ? facesOf(html) : { links: '', rules: '' }
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${faces.links}${title}<style>${sheet}${faces.rules}</style></head><body>${body}</body></html>`
}

/** How a page asks for its two typefaces, and where they stand: one for headings, one for the rest. */
function facesOf(html: string): { links: string; rules: string } {
  const links = html.match(/<link\b[^>]*as="font"[^>]*>/g) ?? []
  const faces = html.match(/@font-face\{[^}]*\}/g) ?? []
  const [headings, rest] = faces.map((face) => /font-family:([^;]*)/.exec(face)?.[1] ?? '')
  if (links.length !== 2 || !headings || !rest) throw new Error('The page has other typefaces')
  return {
    links: links.join(''),
    rules: `${faces.join('')}body{font-family:${rest}}h1,h2,h3{font-family:${headings}}`,
  }
}

/** The text of a page, from its Markdown copy, and nothing else. */
export function barePage(markdown: string, locale: Locale): string {
  const lines = markdown.split('\n').filter((line) => /\p{L}/u.test(line))
  const paragraphs = lines.map((line) => `<p>${line.replace(/[<&]/g, ' ')}</p>`)
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${paragraphs.join('')}`
}
