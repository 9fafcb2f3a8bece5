import type { Locale } from '#contract/locales.ts'

/** The text of a page, from its Markdown copy, and nothing else. */
export function barePage(markdown: string, locale: Locale): string {
  const lines = markdown.split('\n').filter((line) => /\p{L}/u.test(line))
  const paragraphs = lines.map((line) => `<p>${line.replace(/[<&]/g, ' ')}</p>`)
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${paragraphs.join('')}`
}
