import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import { categories, type Category } from '#contract/trade/goods.ts'

/** Without accents and letter case: a hurried reader types neither. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

type Wanted = { text: string; category: Category | undefined }

/** Products that have every word of a search in their name, description or SKU. */
export function findProducts(
  products: readonly CatalogueProduct[],
  { text, category }: Wanted,
): CatalogueProduct[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return products.filter((product) => {
    if (category !== undefined && product.category !== category) return false
    const { name, description, sku } = product
    const read = fold(`${name} ${description ?? ''} ${sku}`)
    return words.every((word) => read.includes(word))
  })
}

/** The same by category, and by name within it, as the reader's language sorts. */
export function byCategory(
  products: readonly CatalogueProduct[],
  tag: string,
): [Category, CatalogueProduct[]][] {
  const { compare } = new Intl.Collator(tag, { numeric: true })
  return categories.flatMap((category): [Category, CatalogueProduct[]][] => {
    const own = products.filter((product) => product.category === category)
    if (own.length === 0) return []
    return [[category, own.toSorted((one, other) => compare(one.name, other.name))]]
  })
}
