import type { Locale } from '#contract/locales.ts'

/** The attributes kept in a plain page. */
const kept = /^(href|src|alt|width|height|loading|lang)$/

const sheet = `body{max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif}
h1{font-size:2.4rem;line-height:1.1}img{max-width:100%;height:auto}`

/** No styling, or only the typefaces. */
export type PlainPageStyle = 'none' | 'faces'

/**
 * The same text, links and pictures with a small stylesheet, system fonts and no script; with `faces` in our
 * typefaces.
 * The time our page takes beyond this is the cost of its design.
 */
export function plainPage(html: string, looks: PlainPageStyle): string {
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

/** The preload links and CSS rules of a page’s two typefaces. */
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

/** Only the text of a page, from its Markdown copy. */
export function barePage(markdown: string, locale: Locale): string {
  const lines = markdown.split('\n').filter((line) => /\p{L}/u.test(line))
  const paragraphs = lines.map((line) => `<p>${line.replace(/[<&]/g, ' ')}</p>`)
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${paragraphs.join('')}`
}
