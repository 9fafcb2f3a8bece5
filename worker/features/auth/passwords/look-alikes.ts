/** What people type in place of a letter. */
export const lookAlikes: Record<string, string> = {
  a: '4@',
  e: '3',
  i: '1!',
  o: '0',
  s: '5$',
  t: '7',
}

const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
)

/** A password as it is meant to be read: `p@55w0rd` says `password`. */
export const asLetters = (typed: string): string =>
  [...typed].map((character) => letterOf.get(character) ?? character).join('')
