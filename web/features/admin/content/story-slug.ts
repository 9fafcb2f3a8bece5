import type { StoryFields } from '#contract/staff/content/stories.ts'

/** Transcriptions of letters that are not Latin, as in passports (ELOT 743). */
const letters: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm',
  ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps',
  ω: 'o', ß: 'ss', œ: 'oe', æ: 'ae',
} // prettier-ignore

/** A slug from typed text: invalid characters become hyphens. */
export const slugOf = (typed: string) =>
  typed
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/ου/g, 'ou')
    .replaceAll(/[α-ωßœæ]/g, (letter) => letters[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 80)

/** A slug from a title: whole words, and not taken yet. */
export function proposedSlug(title: string, taken: readonly string[]): string {
  const whole = tidySlug(slugOf(title))
  const short = whole.length > 60 ? whole.slice(0, 60).replace(/-[^-]*$/, '') : whole
  if (short === '') return ''
  for (let number = 1; ; number++) {
    const slug = number === 1 ? short : `${short}-${number}`
    if (!taken.includes(slug)) return slug
  }
}

/** Removes the hyphen left by a final space or sign. */
export const tidySlug = (slug: string) => slug.replace(/-$/, '')

export const tidied = (fields: StoryFields): StoryFields => ({
  ...fields,
  slug: tidySlug(fields.slug),
})
