import { encode } from 'uqr'

/** Modules of white around the code, so that cameras find it (ISO/IEC 18004 §6.3.8). */
const border = 4

/**
 * A text as a QR code: a bare SVG that scales. There is no `#` in it, for clients put it behind
 * `data:image/svg+xml;utf-8,` as it is, and a `#` would end the image there.
 */
export function qrCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border })
  const path = data.map((row, y) => darkRuns(row, y)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${path}"/></svg>`
  )
}

/** Each run of dark modules in a row as one rectangle. */
function darkRuns(row: boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return Array.from(text.matchAll(/1+/g), ({ index, 0: { length } }) => {
    return `M${index} ${y}h${length}v1h-${length}z`
  }).join('')
}
