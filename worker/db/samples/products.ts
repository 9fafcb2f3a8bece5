import { pantry } from './pantry.ts'
import type { SampleProduct } from './sample-product.ts'
import { cellar } from './spices-wines-cheeses.ts'

/** Sample products for local demonstration. */
export const sampleProducts: SampleProduct[] = [...pantry, ...cellar]
