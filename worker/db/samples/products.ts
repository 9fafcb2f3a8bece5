import { type Locale, localeCodes } from '#contract/locales.ts'
import type { PriceStep } from '#contract/trade/prices.ts'
import { usualFields } from '#contract/trade/goods.ts'
import type { ProductFields } from '#contract/trade/products.ts'

type Names = Record<Locale, string>

export type SampleProduct = { fields: ProductFields; names: Names; prices: PriceStep[] }

type Given = Pick<ProductFields, 'sku' | 'category' | 'units_per_case' | 'unit_label'> &
  Partial<ProductFields>

/** From one case on, from five, from twenty; what has no prices is on request. */
const quantities = [1, 5, 20]

function sample(names: Names, given: Given, ...unitCents: number[]): SampleProduct {
  return {
    fields: { ...usualFields, markets: 'CA', ...given },
    names,
    prices: unitCents.map((cents, index) => ({
      min_cases: quantities[index] ?? 1,
      unit_cents: cents,
    })),
  }
}

const oil = {
  category: 'oliveOils',
  hs_code: '1509.20',
  allergens: [],
  ti: 11,
  hi: 5,
} satisfies Partial<ProductFields>
const honey = {
  category: 'honeys',
  origin: 'GR',
  hs_code: '0409.00',
  allergens: [],
} satisfies Partial<ProductFields>
const olive = {
  category: 'olives',
  origin: 'GR',
  hs_code: '2005.70',
  allergens: [],
} satisfies Partial<ProductFields>
const spice = { category: 'spices', allergens: [] } satisfies Partial<ProductFields>
const wine = {
  category: 'wines',
  origin: 'GR',
  units_per_case: 6,
  unit_label: '750 ml',
  allergens: ['sulphites'],
  ordering: 'enquire',
  scheme: 'PDO',
} satisfies Partial<ProductFields>
const cheese = {
  category: 'cheeses',
  origin: 'GR',
  storage: 'chilled',
  allergens: ['milk'],
} satisfies Partial<ProductFields>

/** Made-up goods and prices, for a demonstration on one's own computer. */
export const sampleProducts: SampleProduct[] = [
  sample(
    {
      en: 'Koroneiki extra virgin olive oil',
      fr: 'Huile d’olive extra vierge Koroneiki',
      el: 'Εξαιρετικό παρθένο ελαιόλαδο Κορωνέικη',
      it: 'Olio extra vergine di oliva Koroneiki',
      de: 'Natives Olivenöl extra Koroneiki',
    },
    {
      ...oil,
      sku: 'KOR-500',
      units_per_case: 12,
      unit_label: '500 ml',
      origin: 'GR',
      net_g: 5_500,
      gross_g: 10_200,
    },
    14_880,
    14_160,
    13_440,
  ),
  sample(
    {
      en: 'Koroneiki extra virgin olive oil, tin',
      fr: 'Huile d’olive extra vierge Koroneiki, bidon',
      el: 'Εξαιρετικό παρθένο ελαιόλαδο Κορωνέικη, δοχείο',
      it: 'Olio extra vergine di oliva Koroneiki, latta',
      de: 'Natives Olivenöl extra Koroneiki, Kanister',
    },
    {
      ...oil,
      sku: 'KOR-5L',
      units_per_case: 4,
      unit_label: '5 L',
      origin: 'GR',
      net_g: 18_300,
      gross_g: 19_900,
    },
    26_400,
    25_200,
    23_900,
  ),
  sample(
    {
      en: 'Taggiasca extra virgin olive oil',
      fr: 'Huile d’olive extra vierge Taggiasca',
      el: 'Εξαιρετικό παρθένο ελαιόλαδο Ταγκιάσκα',
      it: 'Olio extra vergine di oliva Taggiasca',
      de: 'Natives Olivenöl extra Taggiasca',
    },
    {
      ...oil,
      sku: 'TAG-500',
      units_per_case: 6,
      unit_label: '500 ml',
      origin: 'IT',
      availability: 'limited',
    },
    11_700,
    11_100,
  ),
  sample(
    {
      en: 'Thyme honey',
      fr: 'Miel de thym',
      el: 'Θυμαρίσιο μέλι',
      it: 'Miele di timo',
      de: 'Thymianhonig',
    },
    { ...honey, sku: 'HON-THYME', units_per_case: 12, unit_label: '450 g', net_g: 5_400 },
    16_200,
    15_480,
  ),
  sample(
    {
      en: 'Pine honey',
      fr: 'Miel de pin',
      el: 'Πευκόμελο',
      it: 'Miele di pino',
      de: 'Pinienhonig',
    },
    { ...honey, sku: 'HON-PINE', units_per_case: 12, unit_label: '450 g', net_g: 5_400 },
    12_960,
    12_240,
  ),
  sample(
    {
      en: 'Kalamata olives',
      fr: 'Olives Kalamata',
      el: 'Ελιές Καλαμών',
      it: 'Olive Kalamata',
      de: 'Kalamata-Oliven',
    },
    { ...olive, sku: 'OLI-KAL', units_per_case: 6, unit_label: '1 kg', net_g: 6_000 },
    9_480,
    8_940,
    8_400,
  ),
  sample(
    {
      en: 'Halkidiki olives, pail',
      fr: 'Olives Halkidiki, seau',
      el: 'Ελιές Χαλκιδικής, κουβαδάκι',
      it: 'Olive Halkidiki, secchiello',
      de: 'Chalkidiki-Oliven, Eimer',
    },
    { ...olive, sku: 'OLI-HAL', units_per_case: 1, unit_label: '10 kg', net_g: 10_000 },
    7_850,
    7_450,
  ),
  sample(
    {
      en: 'Green olive tapenade',
      fr: 'Tapenade d’olives vertes',
      el: 'Πάστα πράσινης ελιάς',
      it: 'Tapenade di olive verdi',
      de: 'Tapenade aus grünen Oliven',
    },
    { ...olive, sku: 'TAP-GRN', units_per_case: 12, unit_label: '180 g', availability: 'arriving' },
    6_480,
  ),
  sample(
    {
      en: 'Saffron, Krokos Kozanis',
      fr: 'Safran, Krokos Kozanis',
      el: 'Κρόκος Κοζάνης',
      it: 'Zafferano, Krokos Kozanis',
      de: 'Safran, Krokos Kozanis',
    },
    {
      ...spice,
      sku: 'SPI-SAF',
      units_per_case: 24,
      unit_label: '1 g',
      origin: 'GR',
      scheme: 'PDO',
      hs_code: '0910.20',
      net_g: 24,
    },
    21_600,
    20_400,
  ),
  sample(
    {
      en: 'Smoked paprika, Pimentón de la Vera',
      fr: 'Paprika fumé, Pimentón de la Vera',
      el: 'Καπνιστή πάπρικα, Pimentón de la Vera',
      it: 'Paprica affumicata, Pimentón de la Vera',
      de: 'Geräuchertes Paprikapulver, Pimentón de la Vera',
    },
    {
      ...spice,
      sku: 'SPI-PAP',
      units_per_case: 12,
      unit_label: '75 g',
      origin: 'ES',
      scheme: 'PDO',
      hs_code: '0904.22',
    },
    5_940,
    5_580,
  ),
  sample(
    {
      en: 'Mountain tea',
      fr: 'Thé des montagnes',
      el: 'Τσάι του βουνού',
      it: 'Tè di montagna',
      de: 'Bergtee',
    },
    { ...spice, sku: 'TEA-MTN', units_per_case: 20, unit_label: '30 g', origin: 'GR' },
    7_200,
  ),
  sample(
    {
      en: 'Assyrtiko, Santorini',
      fr: 'Assyrtiko, Santorini',
      el: 'Ασύρτικο Σαντορίνης',
      it: 'Assyrtiko di Santorini',
      de: 'Assyrtiko, Santorini',
    },
    { ...wine, sku: 'WIN-ASS' },
  ),
  sample(
    {
      en: 'Xinomavro, Naoussa',
      fr: 'Xinomavro, Náoussa',
      el: 'Ξινόμαυρο Νάουσας',
      it: 'Xinomavro di Naoussa',
      de: 'Xinomavro, Naoussa',
    },
    { ...wine, sku: 'WIN-XIN' },
  ),
  sample(
    {
      en: 'Aceto Balsamico di Modena',
      fr: 'Aceto Balsamico di Modena',
      el: 'Aceto Balsamico di Modena',
      it: 'Aceto Balsamico di Modena',
      de: 'Aceto Balsamico di Modena',
    },
    {
      category: 'vinegars',
      sku: 'VIN-MOD',
      units_per_case: 6,
      unit_label: '250 ml',
      origin: 'IT',
      scheme: 'PGI',
      hs_code: '2209.00',
      allergens: ['sulphites'],
    },
    7_140,
    6_780,
  ),
  sample(
    { en: 'Feta', fr: 'Feta', el: 'Φέτα', it: 'Feta', de: 'Feta' },
    {
      ...cheese,
      sku: 'CHE-FET',
      units_per_case: 2,
      unit_label: '4 kg',
      net_g: 8_000,
      scheme: 'PDO',
      hs_code: '0406.90',
      is_ftl: true,
    },
    15_600,
    14_900,
  ),
  sample(
    {
      en: 'Aged sheep’s-milk cheese',
      fr: 'Fromage de brebis affiné',
      el: 'Παλαιωμένο πρόβειο τυρί',
      it: 'Pecorino stagionato',
      de: 'Gereifter Schafskäse',
    },
    {
      ...cheese,
      sku: 'CHE-SHP',
      units_per_case: 4,
      unit_label: '1 kg',
      net_g: 4_000,
      availability: 'unavailable',
    },
    12_400,
  ),
  sample(
    {
      en: 'Graviera, whole wheels',
      fr: 'Graviera, meules entières',
      el: 'Γραβιέρα, ολόκληρα κεφάλια',
      it: 'Graviera, forme intere',
      de: 'Graviera, ganze Laibe',
    },
    {
      ...cheese,
      sku: 'CHE-GRA',
      units_per_case: 2,
      unit_label: '5 kg',
      net_g: 10_400,
      catch_weight: true,
      scheme: 'PDO',
      hs_code: '0406.90',
    },
    2_890,
    2_740,
  ),
]

/** What the samples are called, by language. */
export const sampleNames = Object.fromEntries(
  localeCodes.map((locale) => [locale, sampleProducts.map(({ names }) => names[locale])]),
) as Record<Locale, string[]>
