/* Enumerations of the catalogue. Separate from the schemas, so that browsers need no zod. */
export const categories = [
  'oliveOils',
  'honeys',
  'olives',
  'spices',
  'wines',
  'vinegars',
  'cheeses',
] as const
export type Category = (typeof categories)[number]

export const markets = ['CA', 'US'] as const
export type Market = (typeof markets)[number]
export const marketSets = ['CA', 'US', 'CA US'] as const
export const originSchemes = ['PDO', 'PGI'] as const
export const storageConditions = ['ambient', 'chilled', 'frozen'] as const
export const orderingModes = ['order', 'enquire'] as const
export const availabilities = ['available', 'limited', 'arriving', 'unavailable'] as const

/** Priority allergens of Canada and the United States, gluten by grain. */
export const allergens = [
  'milk',
  'eggs',
  'fish',
  'crustaceans',
  'molluscs',
  'peanuts',
  'nuts',
  'sesame',
  'soy',
  'wheat',
  'mustard',
  'sulphites',
] as const
export type Allergen = (typeof allergens)[number]

/** Nutrients per 100 g: energy in kilojoules, others in milligrams. */
export const nutrients = [
  'energy_kj',
  'fat_mg',
  'saturates_mg',
  'carbohydrate_mg',
  'sugars_mg',
  'protein_mg',
  'salt_mg',
] as const
