/** Numbers that look random and are the same in every run (mulberry32), so that a table can be compared with the last. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Picks 0 … count - 1 by Zipf's law: the second is asked for half as often as the first. */
export function zipf(count: number, random: () => number): () => number {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= count; rank++) sums.push((sum += 1 / rank))
  return () => {
    const at = random() * sum
    return sums.findIndex((upTo) => at < upTo)
  }
}
