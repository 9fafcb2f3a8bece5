import { pantry } from './pantry.ts'
import type { SampleProduct } from './sample-product.ts'
import { cellar } from './spices-wines-cheeses.ts'

/** Made-up goods and prices, for a demonstration on one's own computer. */
export const sampleProducts: SampleProduct[] = [...pantry, ...cellar]
