import { samplePantryProducts } from './pantry.ts'
import type { SampleProduct } from './sample-product.ts'
import { sampleSpicesWinesCheeses } from './spices-wines-cheeses.ts'

/** Sample products for local demonstration. */
export const sampleProducts: SampleProduct[] = [
  ...samplePantryProducts,
  ...sampleSpicesWinesCheeses,
]
