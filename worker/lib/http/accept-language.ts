import { type Locale, localeCodes } from '#contract/locales.ts'

/** The language of ours that an Accept-Language header likes best, or `null` (RFC 9110 §12.5.4). */
export function preferredLocale(header: string | undefined): Locale | null {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().split(';')
    const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
    return { tag, weight: weight === undefined ? 1 : Number(weight) }
  })
  const liked = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  for (const { tag } of liked) {
    const locale = asLocale(tag)
    if (locale) return locale
  }
  return null
}

/** A language tag (`fr`, `fr-CA`, any letter case) as one of ours, or `null`. */
export function asLocale(tag: unknown): Locale | null {
  if (typeof tag !== 'string') return null
  const language = tag.trim().toLowerCase().split('-')[0]
  return localeCodes.find((code) => code === language) ?? null
}
