import { Ot } from 'ot-builder'

type Point = readonly [x: number, y: number]
type Contour = readonly Point[]

/** Measures of a master: units of an em, height of capitals, thickness of the minus sign. */
export type Measures = { em: number; capital: number; stem: number }

/** What no family draws: narrow spaces, and (for the text face) arrows and a check mark as thick as its minus sign. */
const spaces: Record<string, number> = { '\u2009': 1 / 6, '\u202f': 1 / 6 }

/** Their widths in ems. */
const signWidth = 0.78

/** The contours of a sign, outer ones clockwise. */
function contoursOf(sign: string, { em, capital, stem }: Measures): Contour[] | undefined {
  const half = stem / 2
  const middle = capital / 2
  const [left, right, head] = [0.06 * em, 0.72 * em, 0.21 * em]
  const thick = half * Math.SQRT2
  const center = (left + right) / 2
  const bar: Contour = [
    [left, middle - half],
    [left, middle + half],
    [right - half, middle + half],
    [right - half, middle - half],
  ]
  const tip: Contour = [
    [right, middle],
    [right - head, middle - head],
    [right - head - thick, middle - head + thick],
    [right - 2 * thick, middle],
    [right - head - thick, middle + head - thick],
    [right - head, middle + head],
  ]
  const arrow = (turn: (point: Point) => Point) => [bar, tip].map((contour) => contour.map(turn))
  const eighth = Math.SQRT1_2
  switch (sign) {
    case '→':
      return arrow((point) => point)
    case '←':
      return arrow(([x, y]) => [2 * center - x, y]).map((contour) => contour.toReversed())
    case '↗':
      return arrow(([x, y]) => [
        center + eighth * (x - center) - eighth * (y - middle),
        middle + eighth * (x - center) + eighth * (y - middle),
      ])
    case '✓':
      return [checkMark(em, thick)]
    default:
      return undefined
  }
}

function checkMark(em: number, thick: number): Contour {
  const [x, y] = [0.27 * em, 0.06 * em]
  const [short, long] = [0.2 * em, 0.44 * em]
  return [
    [x, y],
    [x - short, y + short],
    [x - short + thick, y + short + thick],
    [x, y + 2 * thick],
    [x + long * 0.9 - thick, y + long + thick * 1.4],
    [x + long * 0.9 + thick * 0.25, y + long + thick * 0.4],
  ]
}

/**
 * The glyph of a character that the family lacks.
 * @param masters one, or two that `between` makes one number of
 * @returns undefined where the fallback face may draw it
 */
export function missingGlyph(
  character: string,
  masters: readonly [Measures, ...Measures[]],
  between: (...values: number[]) => Ot.Var.Value,
): Ot.Glyph | undefined {
  const drawn = masters.map((measures) => contoursOf(character, measures))
  const [contours] = drawn
  const width = spaces[character] ?? (contours && signWidth)
  const isDrawn = masters.every(({ stem }) => stem > 0)
  if (width === undefined || (contours && !isDrawn)) return undefined
  const glyph = new Ot.Glyph()
  glyph.horizontal = { start: 0, end: Math.round(width * masters[0].em) }
  if (contours) {
    const at = (contour: number, point: number, axis: 0 | 1) =>
      between(...drawn.map((all) => Math.round(all?.[contour]?.[point]?.[axis] ?? 0)))
    glyph.geometry = new Ot.Glyph.ContourSet(
      contours.map((contour, index) =>
        contour.map((_, point) => Ot.Glyph.Point.create(at(index, point, 0), at(index, point, 1))),
      ),
    )
  }
  return glyph
}
