import { charactersOf, type FaceSet, faceSets, inEveryPair } from './characters.ts'

const kinds = {
  display: { weight: '500', fallback: "Georgia, 'Times New Roman', serif" },
  text: { weight: '400 600', fallback: 'Arial, sans-serif' },
} as const
type Kind = keyof typeof kinds

/** `display` of `el` is 'Display el': by the name's end a page knows its own (web/server/build/style-rules.ts). */
const nameOf = (kind: Kind, set: FaceSet): string =>
  `${kind === 'text' ? 'Text' : 'Display'} ${set}`

/** Gaps up to this many are part of a range: pages carry it, and a face is asked in vain at most. */
const gap = 128

/** As CSS writes them. What every language has in its own pair is no reason to load another file. */
function rangesOf(kind: Kind, set: FaceSet): string {
  const characters = charactersOf(set, kind)
  const common = [...inEveryPair(kind)].map((one) => one.codePointAt(0) ?? 0)
  const isBetween = (first: number, last: number) =>
    common.some((code) => first < code && code < last)
  const codes = [...characters].map((one) => one.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code - last[1] <= gap && !isBetween(last[1], code)) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ')
}

function face(kind: Kind, set: FaceSet): string {
  const lines = [
    `font-family: '${nameOf(kind, set)}';`,
    `src: url('../fonts/faces/${kind}-${set}.woff2') format('woff2');`,
    `font-weight: ${kinds[kind].weight};`,
    'font-display: optional;',
    ...(set === 'rest' ? [`unicode-range: ${rangesOf(kind, set)};`] : []),
  ]
  return `@font-face {\n  ${lines.join('\n  ')}\n}\n`
}

/** Which faces a language is set in. */
function stack(kind: Kind, set: FaceSet): string {
  const own = [nameOf(kind, set), nameOf(kind, 'rest')].map((name) => `'${name}'`)
  return `--font-${kind}: ${own.join(', ')}, ${kinds[kind].fallback};`
}

/** The stylesheet of all faces: each language has a pair of its own, and shares what only some texts need. */
export function facesCss(): string {
  const faces = faceSets.flatMap((set) => [face('display', set), face('text', set)])
  const languages = faceSets
    .filter((set) => set !== 'rest')
    .map((set) => `:root:lang(${set}) {\n  ${stack('display', set)}\n  ${stack('text', set)}\n}\n`)
  const note = '/* Made by web/fonts/faces-css.ts (`npm run fonts`). */\n'
  return note + [...faces, ...languages].join('')
}
