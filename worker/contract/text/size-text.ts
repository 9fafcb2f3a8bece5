/** The size of a file as a language writes it, in kilobytes or, from a million bytes on, megabytes. */
export function sizeText(bytes: number, tag: string): string {
  const isSmall = bytes < 1_000_000
  const size = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}
