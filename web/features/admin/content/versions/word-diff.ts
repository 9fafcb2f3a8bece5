/** A piece of two texts: in both, only in the older (`removed`), or only in the newer (`added`). */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** Two texts of 2,000 words that share none. Beyond it whole paragraphs are compared: nobody reads such a difference word by word. */
const mostCells = 4_000_000

/**
 * What has to be taken out of one text and put into it to make the other, word by word. The pieces that are the same
 * and removed make the older text, to the letter; those that are the same and added the newer.
 */
export function wordDiff(older: string, newer: string): Piece[] {
  const [from, to] = [wordsIn(older), wordsIn(newer)]
  return joined(
    from.length * to.length > mostCells
      ? diff(paragraphsIn(older), paragraphsIn(newer))
      : diff(from, to),
  )
}

/** Words with the blanks after them stand apart, so that a changed word does not take its blank along. */
const wordsIn = (text: string): string[] => text.match(/\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+|./gsu) ?? []
const paragraphsIn = (text: string): string[] => text.match(/[^\n]+|\n/g) ?? []

/** By the longest common subsequence of what lies between equal ends. */
function diff(from: string[], to: string[]): Piece[] {
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) start++
  let end = 0
  while (
    end < from.length - start &&
    end < to.length - start &&
    from[from.length - 1 - end] === to[to.length - 1 - end]
  ) {
    end++
  }
  return [
    ...pieces('same', from.slice(0, start)),
    ...middle(from.slice(start, from.length - end), to.slice(start, to.length - end)),
    ...pieces('same', from.slice(from.length - end)),
  ]
}

function middle(from: string[], to: string[]): Piece[] {
  const width = to.length + 1
  /** Of the rest of both texts from here on: how many words they share, in order. */
  const shared = new Uint16Array((from.length + 1) * width)
  const sharedAt = (i: number, j: number) => shared[i * width + j] ?? 0
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      shared[i * width + j] =
        from[i] === to[j]
          ? sharedAt(i + 1, j + 1) + 1
          : Math.max(sharedAt(i + 1, j), sharedAt(i, j + 1))
    }
  }
  const found: Piece[] = []
  let [i, j] = [0, 0]
  while (i < from.length && j < to.length) {
    if (from[i] === to[j]) {
      found.push({ kind: 'same', text: from[i] ?? '' })
      i++
      j++
    } else if (sharedAt(i + 1, j) >= sharedAt(i, j + 1)) {
      found.push({ kind: 'removed', text: from[i++] ?? '' })
    } else found.push({ kind: 'added', text: to[j++] ?? '' })
  }
  return [...found, ...pieces('removed', from.slice(i)), ...pieces('added', to.slice(j))]
}

const pieces = (kind: Piece['kind'], all: string[]): Piece[] => all.map((text) => ({ kind, text }))

/** Neighbours of a kind become one. */
function joined(all: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const { kind, text } of all) {
    const last = result.at(-1)
    if (last?.kind === kind) last.text += text
    else result.push({ kind, text })
  }
  return result
}
