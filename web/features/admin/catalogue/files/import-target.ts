/** What a file is imported into: the products, or one price list. */
export type ImportTarget = 'products' | { list: string }
