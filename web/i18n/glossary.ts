/**
 * A term that the site has decided on, in one language, with the variants that are wrong here. tests/web/voices.test.ts
 * reads every string, mail and article for the variants.
 */
export type Term = {
  /** What we say. */
  term: string
  /** What it means, in English, for those who do not read the language. */
  meaning: string
  /** What we do not say: each matches a wrong variant, and nothing that is right. */
  not: RegExp[]
  /** Where these variants may stand all the same: matches the text’s key, such as `articleLabels.body`. */
  outside?: RegExp
}

export type Glossary = readonly Term[]
