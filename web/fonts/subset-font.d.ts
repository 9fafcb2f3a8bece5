declare module 'subset-font' {
  type Range = { min: number; max: number; default?: number }
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    preserveNameIds?: number[]
    keepFeatures?: string[]
    /** A number pins an axis, a range keeps that part of it. */
    variationAxes?: Record<string, number | Range>
    noHinting?: boolean
    dropTables?: string[]
  }
  /** What draws the characters of `text`, by HarfBuzz. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
