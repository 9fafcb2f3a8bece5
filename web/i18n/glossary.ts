/** A term of one language with its wrong variants, which tests/web/voices.test.ts finds in every text. */
export type Term = {
  term: string
  /** The term's meaning in English. */
  meaning: string
  /** Patterns of wrong variants. */
  not: RegExp[]
  /** Keys of texts in which the variants are allowed, such as `articleLabels.body`. */
  outside?: RegExp
}

export type Glossary = readonly Term[]
