/** Which characters each pair of fonts has. A letter that is missing is drawn in the visitor's fallback face. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
const signs = '\u00a0\u2009\u202f“”‘’„‚«»‹›–—…·•№€£©®°×−½→←↗✓'
const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ'
const western = `${french}ÄÖÜẞäöüßÁÌÍÒÓÚÑáìíòóúñ`
const greek = [
  '΄΅Ά·ΈΉΊΌΎΏΐΪΫάέήίΰϊϋόύώ;\u037e',
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
  'αβγδεζηθικλμνξοπρςστυφχψω',
].join('')

/** Each page loads one of them; the names of the languages stand on every page. */
export const sets = {
  latin: new Set([...ascii, ...signs, ...western, ...'Ελληνικά']),
  greek: new Set([...ascii, ...signs, ...greek, ...'Français', ...'é']),
}

/** The packages keep scripts apart: which characters come out of which file, in this order. */
export const files = {
  greek: new Set(greek),
  latin: new Set([...ascii, ...signs, ...western]),
  cyrillic: new Set('№'),
  'latin-ext': new Set('ẞ'),
}
