import type { Locale } from '#contract/locales.ts'
import type { Glossary } from '../../../web/i18n/glossary.ts'
import { specifiedWordings } from './specified.ts'
import type { Texts } from './texts.ts'

/** Patterns by kind of mistake; a match is a mistake. */
type Rules = Record<string, readonly RegExp[]>

const everywhere: Rules = {
  'two spaces, or one at an edge': [/[ \u00a0\u202f]{2}/u, /^\s|\s$/u],
  'three dots for an ellipsis': [/\.\.+/u],
  'a straight quote or apostrophe': [/["'`´ʼ]/u],
}

/** Paired quotation marks; a mark left after removing pairs is foreign or unpaired. */
const pairs: Record<Locale, RegExp> = {
  en: /“[^“”]*”/gu,
  fr: /«[^«»]*»/gu,
  el: /«[^«»]*»/gu,
  it: /«[^«»]*»/gu,
  de: /„[^„“]*“/gu,
}
const anyQuote = /[«»“”„‟‹›‚‘]/u

const spaceBeforeEllipsis: Rules = { 'a space before the ellipsis': [/\s…/u] }
const tightQuotes: Rules = { 'a space inside quotation marks': [/«\s|\s»/u] }

/** Any of these whole words, ignoring case. */
const words = (...list: string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${list.join('|')})(?![\\p{L}])`, 'iu')

/** A sentence that begins with one of these commands; elsewhere they could be other verb forms. */
const commands = (...list: string[]) =>
  new RegExp(`(?:^|[.!?·;:] |\\n)(?:${list.join('|')})(?![\\p{L}])`, 'u')

/** Words of the form of address that the language’s texts do not use. */
const address: Partial<Record<Locale, readonly RegExp[]>> = {
  fr: [
    words('tu', 'toi', 'te', 't’\\p{L}+', 'ton', 'ta', 'tes'),
    commands(
      'Choisis',
      'Saisis',
      'Clique',
      'Essaie',
      'Réessaie',
      'Vérifie',
      'Ouvre',
      'Envoie',
      'Utilise',
    ),
  ],
  el: [
    words('εσύ', 'εσένα', 'σου', 'είσαι', 'έχεις', 'μπορείς', 'θέλεις', 'δες', 'γράψε', 'πάτησε'),
    commands('Επίλεξε', 'Δοκίμασε', 'Πληκτρολόγησε', 'Στείλε', 'Συνδέσου', 'Άνοιξε', 'Έλεγξε'),
  ],
  it: [
    // formal Lei: capitalised pronouns within a sentence, and its imperatives
    /(?<![\p{L}])Lei(?![\p{L}])/u,
    /(?<=[\p{Ll},;:] )(?:Suo|Sua|Suoi|Sue|Le|La)(?= \p{Ll})/u,
    words('scelga', 'inserisca', 'acceda', 'apra', 'scriva', 'attenda', 'prema', 'riprovi', 'usi'),
    commands(
      'Confermi',
      'Chiami',
      'Verifichi',
      'Copi',
      'Ignori',
      'Attivi',
      'Torni',
      'Segua',
      'Chieda',
    ),
    words('tu', 'tuo', 'tua', 'tuoi', 'tue', 'ti', 'puoi', 'hai', 'devi', 'vuoi'),
  ],
  de: [
    words('du', 'dich', 'dir', 'dein', 'deine[mnrs]?', 'euch', 'euer', 'eure[mnrs]?'),
    commands('Wähle', 'Gib', 'Klicke', 'Öffne', 'Bestätige', 'Prüfe', 'Schreib', 'Rufe?'),
  ],
}

/** Only capitalised words and small joining words; names of people and firms are in the contract. */
const titleCase = /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}[\p{L}\d]+|&|to|of|the|and|in))* \p{Lu}\p{Ll}+$/u

const own: Record<Locale, Rules> = {
  en: { ...spaceBeforeEllipsis, 'capitals as in a title': [titleCase] },
  fr: {
    ...spaceBeforeEllipsis,
    'no narrow space (U+202F) before ; ! ?': [/(?<![\u202f;!?])[;!?]/u],
    'no space (U+00A0) before a colon': [/(?<!\u00a0):(?!\/\/|\d)/u],
    'no narrow space (U+202F) inside « »': [/«(?!\u202f)|(?<!\u202f)»/u],
  },
  el: { ...spaceBeforeEllipsis, ...tightQuotes, 'a Latin question mark': [/\?/u] },
  it: { ...spaceBeforeEllipsis, ...tightQuotes },
  // Duden: a space before an ellipsis that replaces whole words
  de: { 'no space before the ellipsis': [/[^\s„(]…/u] },
}

/** Mistakes before a placeholder, whatever its value. */
const beforeValues: Partial<Record<Locale, Rules>> = {
  // “de” is elided before a vowel: de Claire, but d’Ada
  fr: { 'a name after “de”': [/(?<!\p{L})de \{(?:name|company|who|title|email)(?::\w+)?\}/iu] },
  // the article is elided before 8: il 7 ottobre, but l’8 ottobre
  it: {
    'an article before a date': [
      /(?<!\p{L})(?:il|al|dal|del|nel|sul) \{(?:day|date|time|when|moment|since|until|last)(?::\w+)?\}/iu,
    ],
  },
}

/** Longer titles are cut off by search results; the site name follows. */
const titleLimit = 60
const isTitle = /^(?:page\.about|blog\.articles|news\.items)\.\w+\.title$/

/** Replaces placeholders by values and plurals by one form, so that the sentence reads as published. */
const asRead = (text: string) =>
  text.replaceAll(/\{\{(?:\w+:)?([^|}]*)[^}]*\}\}/g, '$1').replaceAll(/\{\w+(?::\w+)?\}/g, 'X')

/** @returns the mistakes, as `where: kind (context)` */
export function findMistakes(locale: Locale, texts: Texts, glossary: Glossary): string[] {
  const faults: string[] = []
  const rules = Object.entries<readonly RegExp[]>({
    ...everywhere,
    ...own[locale],
    'a form of address that is not ours': address[locale] ?? [],
  }).map(([what, patterns]) => ({ what, patterns, outside: undefined as RegExp | undefined }))
  for (const { term, not, outside } of glossary) {
    rules.push({ what: `glossary, “${term}”`, patterns: not, outside })
  }
  for (const [where, written] of texts) {
    if (specifiedWordings.has(written)) continue
    const text = asRead(written)
    const report = (what: string, at: number) => {
      faults.push(`${where}: ${what} (${text.slice(Math.max(0, at - 25), at + 25)})`)
    }
    for (const { what, patterns, outside } of rules) {
      if (outside?.test(where)) continue
      for (const pattern of patterns) {
        const at = text.search(pattern)
        if (at !== -1) report(what, at)
      }
    }
    for (const [what, patterns] of Object.entries(beforeValues[locale] ?? {})) {
      if (patterns.some((pattern) => pattern.test(written))) report(what, 0)
    }
    const bare = text.replaceAll(pairs[locale], (quoted) => ' '.repeat(quoted.length))
    if (anyQuote.test(bare)) report('a foreign quotation mark, or one alone', bare.search(anyQuote))
    if (isTitle.test(where) && text.length > titleLimit) report('a title that is cut', titleLimit)
  }
  return faults
}
