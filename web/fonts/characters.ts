/**
 * Which characters each face has. A page loads the pair of its language ahead, and that is all that its text needs
 * (tests/e2e/site/weight.spec.ts); what people type besides, such as names, brings `rest` along when it is shown. A
 * letter that is missing there, too, is drawn in the visitor's fallback face.
 */
type Face = { display: string; text: string }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
const marks = " !&'(),-./:;?\u00a0–’"
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const signs = '\u2009\u202f“”‘’„‚«»‹›–—…·•№€£©®°×−½→←↗✓'
const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ'
const italian = 'ÀÈÉÌÒÙàèéìòù'
const german = 'ÄÖÜẞäöüß'
const western = `${french}${italian}${german}ÁÍÓÚÑáíóúñ`
const greek = [
  '΄΅Ά·ΈΉΊΌΎΏΐΪΫάέήίΰϊϋόύώ;\u037e',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
  'αβγδεζηθικλμνξοπρςστυφχψω',
].join('')

/** Where a language asks for more, it adds to these. The names of all languages stand on every page. */
const latin: Face = {
  display: letters + digits + marks,
  text: `${letters}${digits}${marks}"%+@©·—…✓Ελληνικάçàèéóü`,
}
const plus = (more: string): Face => ({ display: latin.display + more, text: latin.text + more })

const languages = {
  en: { display: latin.display, text: `${latin.text}“”` },
  fr: plus(`${french}«»\u202f`),
  it: plus(`${italian}î«»°`),
  de: plus(`${german}„“`),
  el: {
    display: `${greek}«»ABCDEGIKMOPSTabcdefghiklmnopqrstuvw${digits}${marks}`,
    text: `${latin.text}${greek}«»`,
  },
} satisfies Record<string, Face>

const rest = ascii + signs + western
const sets = { ...languages, rest: { display: rest, text: rest } }
export type FaceSet = keyof typeof sets

export const faceSets = Object.keys(sets) as FaceSet[]

/** What each language's pair has: `rest` has none of it. */
export const inEveryPair = (kind: keyof Face): ReadonlySet<string> => {
  const [first, ...others] = Object.values(languages).map((face) => new Set(face[kind]))
  return new Set(
    [...(first ?? [])].filter((one) => others.every((characters) => characters.has(one))),
  )
}

/** What one file draws. */
export function charactersOf(set: FaceSet, kind: keyof Face): ReadonlySet<string> {
  const common = set === 'rest' ? inEveryPair(kind) : new Set()
  return new Set([...sets[set][kind]].filter((one) => !common.has(one)))
}

/** The packages keep scripts apart: which characters come out of which file, in this order. */
export const files = {
  greek: new Set(greek),
  latin: new Set([...ascii, '\u00a0', ...signs, ...western]),
  cyrillic: new Set('№'),
  'latin-ext': new Set('ẞ'),
}
