/** Elements left out of the Markdown. */
const silent = new Set(['nav', 'button', 'svg', 'label', 'img', 'input'])
const inline = new Set(['a', 'span', 'time', 'em', 'strong', 'br'])
const empty = new Set(['img', 'input', 'br'])

/**
 * Converts the main part of a rendered page to Markdown. Supports the elements our pages use;
 * others count as blocks.
 * @param url makes a link's address absolute
 */
export function toMarkdown(html: string, url: (href: string) => string): string {
  let out = ''
  let hidden: { tag: string; depth: number } | undefined
  const closers: string[] = []
  // React separates adjacent texts by empty comments
  const page = html.replaceAll('<!-- -->', '')
  const tokens = page.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g)
  for (const { 0: token, 1: slash, 2: tag = '', 3: attributes = '', 4: text, index } of tokens) {
    if (hidden) {
      if (tag === hidden.tag) hidden.depth += slash ? -1 : 1
      if (hidden.depth === 0) hidden = undefined
    } else if (text !== undefined) out += escapeMarkdown(decode(text))
    else if (slash) out += closers.pop() ?? ''
    else if (tag === 'img' && attributes.includes(' src="/media/')) out += picture(attributes, url)
    else if (silent.has(tag) || /aria-hidden="true"|data-hydrated-only/.test(attributes)) {
      if (!empty.has(tag)) hidden = { tag, depth: 1 }
    } else {
      const [open, close] = marks(tag, attributes, page.slice(index + token.length), url)
      out += open
      if (!empty.has(tag)) closers.push(close)
    }
  }
  return `${out
    .replace(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll(')[', ') [')
    .trim()}\n`
}

/** Decorative pictures give no Markdown. */
function picture(attributes: string, url: (href: string) => string): string {
  const valueOf = (name: string) =>
    decode(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
  const alt = valueOf('alt')
  return alt === '' ? '' : `\n\n![${escapeMarkdown(alt)}](${url(valueOf('src'))})\n\n`
}

function marks(
  tag: string,
  attributes: string,
  rest: string,
  url: (href: string) => string,
): [open: string, close: string] {
  const heading = /^h([1-6])$/.exec(tag)
  if (heading) return [`\n\n${'#'.repeat(Number(heading[1]))} `, '\n\n']
  switch (tag) {
    case 'a': {
      const href = /href="([^"]*)"/.exec(attributes)?.[1] ?? ''
      return ['[', `](${url(decode(href))})`]
    }
    case 'br':
      return ['\n', '']
    case 'em':
      return ['', '']
    case 'strong':
      return ['**', '**']
    case 'span':
    case 'time':
      // elements separated by layout need a space in text
      return attributes.includes('sr-only') ? ['', ''] : [' ', ' ']
    case 'blockquote':
      return ['\n\n> ', '\n\n']
    case 'li': {
      const first = /^(?:<img[^>]*>)*<([a-z0-9]+)/.exec(rest)?.[1]
      return first === undefined || inline.has(first) ? ['\n- ', ''] : ['\n\n', '\n\n']
    }
    default:
      return ['\n\n', '\n\n']
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)

/** Escapes characters that would start emphasis, a link or markup. */
export const escapeMarkdown = (text: string) => text.replace(/[\\*_[\]<]/g, '\\$&')
