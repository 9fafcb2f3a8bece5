/**
 * Whether a text matches a glob: `*` any characters but `.` and `/`, `**` any characters, `?` one
 * character but those two, `\` escapes. Runs in time O(glob × text).
 */
export function matchesGlob(glob: string, text: string): boolean {
  const steps = parse(glob)
  let places = closure(steps, new Set([0]))
  for (const character of text) {
    const next = new Set<number>()
    for (const place of places) {
      const step = steps[place]
      if (!step?.accepts(character)) continue
      next.add(step.repeats ? place : place + 1)
    }
    places = closure(steps, next)
    if (places.size === 0) return false
  }
  return places.has(steps.length)
}

type Step = { accepts: (character: string) => boolean; repeats: boolean }

const anything = () => true
const withinSegment = (character: string) => character !== '.' && character !== '/'

function parse(glob: string): Step[] {
  const tokens = glob.match(/\\.|\*\*+|[\s\S]/gu) ?? []
  return tokens.map((token) => {
    if (token === '*') return { accepts: withinSegment, repeats: true }
    if (token.startsWith('**')) return { accepts: anything, repeats: true }
    if (token === '?') return { accepts: withinSegment, repeats: false }
    const literal = token.length > 1 && token.startsWith('\\') ? token.slice(1) : token
    return { accepts: (character) => character === literal, repeats: false }
  })
}

/** Adds the positions reachable without reading a character: repetitions may be empty. */
function closure(steps: Step[], places: Set<number>): Set<number> {
  // a Set also visits the positions added while iterating
  for (const place of places) if (steps[place]?.repeats) places.add(place + 1)
  return places
}
