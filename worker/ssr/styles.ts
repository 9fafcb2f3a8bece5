import { type Locale, localeCodes } from '#contract/locales.ts'
import type { StyleRule } from '../../web/server/entry.tsx'
import { type InlineContent, inlineWithHash } from '../lib/text/inlined.ts'
import { Lru } from '../lib/lru.ts'

/**
 * Inlines the rules that a page's markup can use, which saves a round trip before the first paint.
 * The whole stylesheet would be larger than the text and loads at hydration (web/browser/entry.ts).
 * @param rules the stylesheet's rules in order
 * @returns a function of HTML and language; pages with equal classes share its result
 */
export function stylesFrom(
  rules: readonly StyleRule[],
): (html: string, locale: Locale) => InlineContent {
  /** By classes in order of appearance, because sorting would take longer than the rest. */
  const known = new Lru<InlineContent>(200)
  const ofLanguage = new Map(
    localeCodes.map((locale) => [
      locale,
      rules.filter(({ language }) => language === undefined || language === locale),
    ]),
  )
  return (html, locale) => {
    const attributes = new Set<string>(html.match(/ class="[^"]*"/g))
    for (const state of states) if (html.includes(state)) attributes.add(state)
    const written = locale + [...attributes].join('')
    const styles =
      known.get(written) ??
      inlineWithHash(cssFor(ofLanguage.get(locale) ?? rules, classesIn(attributes)))
    known.set(written, styles)
    return styles
  }
}

/** Markup that rules for states need (web/server/build/style-rules.ts). */
const states = [' disabled=""', ' aria-invalid="true"', ' aria-disabled="true"']

const classesIn = (attributes: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...attributes].flatMap((attribute) =>
      attribute.startsWith(' class=')
        ? attribute.slice(' class="'.length, -1).split(' ')
        : attribute,
    ),
  )

function cssFor(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let css = ''
  let open: string | undefined
  for (const { media, selectors, body } of rules) {
    const used = selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
    if (selectors.length > 0 && used.length === 0) continue
    if (media !== open) {
      css += `${open ? '}' : ''}${media ? `${media}{` : ''}`
      open = media
    }
    css += used.map(({ text }) => text).join(',') + body
  }
  return open ? `${css}}` : css
}
