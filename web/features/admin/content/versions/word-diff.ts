import { diffArrays } from 'diff/lib/diff/array.js'

/** A piece of two texts: in both, only in the older (`removed`), or only in the newer (`added`). */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** The maximum of edits, about 0.1 s. Beyond it, paragraphs are compared, then whole texts. */
const bounds = { maxEditLength: 1_000 }

/**
 * The differences between two texts, word by word. Equal and removed pieces form the older text
 * exactly, equal and added pieces the newer one.
 */
export function wordDiff(older: string, newer: string): Piece[] {
  const changes =
    diffArrays(wordsIn(older), wordsIn(newer), bounds) ??
    diffArrays(paragraphsIn(older), paragraphsIn(newer), bounds) ??
    diffArrays([older], [newer])
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

/** Words of any script. Spaces are separate pieces, so that a changed word does not include one. */
const wordsIn = (text: string): string[] => text.match(/\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+|./gsu) ?? []
const paragraphsIn = (text: string): string[] => text.match(/[^\n]+|\n/g) ?? []
