import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import { categories, type Category } from '#contract/trade/goods.ts'
import { productSearchTexts } from '#contract/trade/product-search-texts.ts'
import { matchesSearch } from '#contract/text/fold.ts'

type Wanted = { text: string; category: Category | undefined }

/** Products that have every word of a search in their name, description, pack or SKU, hyphens aside. */
export function findProducts(
  products: readonly CatalogueProduct[],
  { text, category }: Wanted,
): CatalogueProduct[] {
  return products.filter((product) => {
    if (category !== undefined && product.category !== category) return false
    return matchesSearch([product.description, ...productSearchTexts(product)], text)
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
