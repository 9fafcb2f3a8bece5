/** File size in kilobytes, or megabytes from a million bytes on, formatted for a language. */
export function sizeText(bytes: number, tag: string): string {
  const isSmall = bytes < 1_000_000
  const size = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}
