import { diffArrays } from 'diff/lib/diff/array.js'

/** A piece of two texts: in both, only in the older (`removed`), or only in the newer (`added`). */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** Edits at most, about 0.1 s: beyond them paragraphs are compared instead of words, then the whole texts. */
const bounds = { maxEditLength: 1_000 }

/**
 * What has to be taken out of one text and put into it to make the other, word by word. The pieces that are the same
 * and removed make the older text, to the letter; those that are the same and added the newer.
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

/** Words in any script; the blanks after them stand apart, so that a changed word does not take its blank along. */
const wordsIn = (text: string): string[] => text.match(/\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+|./gsu) ?? []
const paragraphsIn = (text: string): string[] => text.match(/[^\n]+|\n/g) ?? []
