/**
 * Puts the pairs of each first letter in the order of the second one's number. Shapers search them by halving (OpenType,
 * GPOS, "PairSet table"), and ot-builder 1.7 writes them in the order of its classes: kerning would get lost.
 * @param gpos changed in place
 */
export function sortPairs(gpos: Buffer): void {
  const lookups = gpos.readUInt16BE(8)
  for (const lookup of offsetsAt(gpos, lookups, lookups)) {
    const type = gpos.readUInt16BE(lookup)
    for (const subtable of offsetsAt(gpos, lookup + 4, lookup)) {
      // an extension names the type of what it points to
      const isExtension = type === 9
      const kind = isExtension ? gpos.readUInt16BE(subtable + 2) : type
      const start = isExtension ? subtable + gpos.readUInt32BE(subtable + 4) : subtable
      if (kind === 2 && gpos.readUInt16BE(start) === 1) sortSubtable(gpos, start)
    }
  }
}

/** Where what a list of 16 bit offsets points to begins: the list has its length in front. */
function offsetsAt(gpos: Buffer, list: number, base: number): number[] {
  const count = gpos.readUInt16BE(list)
  return Array.from({ length: count }, (_, index) => base + gpos.readUInt16BE(list + 2 + 2 * index))
}

function sortSubtable(gpos: Buffer, start: number): void {
  const fields = bitsOf(gpos.readUInt16BE(start + 4)) + bitsOf(gpos.readUInt16BE(start + 6))
  const size = 2 + 2 * fields
  for (const set of offsetsAt(gpos, start + 8, start)) {
    const count = gpos.readUInt16BE(set)
    const records = Array.from({ length: count }, (_, index) =>
      Buffer.from(gpos.subarray(set + 2 + index * size, set + 2 + (index + 1) * size)),
    )
    records.sort((one, other) => one.readUInt16BE(0) - other.readUInt16BE(0))
    Buffer.concat(records).copy(gpos, set + 2)
  }
}

/** A value has one number for each bit of its format. */
const bitsOf = (format: number) => format.toString(2).replaceAll('0', '').length
