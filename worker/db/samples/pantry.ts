import type { ProductFields } from '#contract/trade/products.ts'
import { sampleProduct, type SampleProduct } from './sample-product.ts'

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

export const samplePantryProducts: SampleProduct[] = [
  sampleProduct(
    {
      en: 'Koroneiki extra virgin olive oil',
      fr: 'Huile d’olive extra vierge koroneiki',
      el: 'Εξαιρετικό παρθένο ελαιόλαδο Κορωνέικης',
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
  sampleProduct(
    {
      en: 'Koroneiki extra virgin olive oil, tin',
      fr: 'Huile d’olive extra vierge koroneiki, bidon',
      el: 'Εξαιρετικό παρθένο ελαιόλαδο Κορωνέικης, δοχείο',
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
  sampleProduct(
    {
      en: 'Taggiasca extra virgin olive oil',
      fr: 'Huile d’olive extra vierge taggiasca',
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
  sampleProduct(
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
  sampleProduct(
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
  sampleProduct(
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
  sampleProduct(
    {
      en: 'Halkidiki olives, pail',
      fr: 'Olives Halkidiki, seau',
      el: 'Ελιές Χαλκιδικής, δοχείο',
      it: 'Olive Halkidiki, secchio',
      de: 'Chalkidiki-Oliven, Eimer',
    },
    { ...olive, sku: 'OLI-HAL', units_per_case: 1, unit_label: '10 kg', net_g: 10_000 },
    7_850,
    7_450,
  ),
  sampleProduct(
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
]
