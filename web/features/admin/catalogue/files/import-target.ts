/** Target of an import: the products, or one price list. */
export type ImportTarget = 'products' | { list: string }
