/**
 * A term that the site has decided on, in one language, with the variants that are wrong here. tests/web/voices.test.ts
 * reads every string, mail and article for the variants.
 */
export type Term = {
  /** What we say. */
  term: string
  /** What it means, in English, for whoever does not read the language. */
  meaning: string
  /** What we do not say: each matches a wrong variant, and nothing that is right. */
  not: RegExp[]
}

export type Glossary = readonly Term[]
