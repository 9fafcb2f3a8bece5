/** What a page without looks keeps of an element: where it leads, what it shows, how much room that takes. */
const kept = /^(href|src|alt|width|height|loading|lang)$/

/** Kept small: one column, and nothing that waits for anything. */
const sheet = `body{max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif}
h1{font-size:2.4rem;line-height:1.1}img{max-width:100%;height:auto}`

/**
 * The page that has all that ours says and shows, and nothing else: its text, its links and its pictures, in faces of
 * the system and a small sheet of its own. No script, no face, no class. What ours takes longer than that is the price
 * of how it looks.
 */
export function plainPage(html: string): string {
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
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}<style>${sheet}</style></head><body>${body}</body></html>`
}
