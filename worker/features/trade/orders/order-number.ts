/** How an order is called, such as `M-2026-00042`; `null` before it is first submitted. */
export function numberOf(order: {
  numberYear: number | null
  numberSeq: number | null
}): string | null {
  const { numberYear: year, numberSeq: seq } = order
  return year === null || seq === null ? null : `M-${year}-${String(seq).padStart(5, '0')}`
}
