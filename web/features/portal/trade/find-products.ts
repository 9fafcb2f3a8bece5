import type { CatalogueProduct } from '#contract/trade/catalogue.ts'
import { categories, type Category } from '#contract/trade/goods.ts'
import { productSearchTexts } from '#contract/trade/product-search-texts.ts'
import { matchesSearch } from '#contract/text/fold.ts'

type Wanted = { text: string; category: Category | undefined }

/** Products whose name, description, pack size or SKU contain every word of the search; hyphens are ignored. */
export function findProducts(
  products: readonly CatalogueProduct[],
  { text, category }: Wanted,
): CatalogueProduct[] {
  return products.filter((product) => {
    if (category !== undefined && product.category !== category) return false
    return matchesSearch([product.description, ...productSearchTexts(product)], text)
  })
}

/** Groups products by category, sorted by name in the page's language. */
export function groupByCategory(
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
