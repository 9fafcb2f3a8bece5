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
