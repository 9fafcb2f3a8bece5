import type { ProductFields } from '#contract/trade/products.ts'
import { sampleProduct, type SampleProduct } from './sample-product.ts'

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

export const sampleSpicesWinesCheeses: SampleProduct[] = [
  sampleProduct(
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
  sampleProduct(
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
  sampleProduct(
    {
      en: 'Mountain tea',
      fr: 'Thé de montagne',
      el: 'Τσάι του βουνού',
      it: 'Tè di montagna',
      de: 'Bergtee',
    },
    { ...spice, sku: 'TEA-MTN', units_per_case: 20, unit_label: '30 g', origin: 'GR' },
    7_200,
  ),
  sampleProduct(
    {
      en: 'Assyrtiko, Santorini',
      fr: 'Assyrtiko, Santorini',
      el: 'Ασύρτικο Σαντορίνης',
      it: 'Assyrtiko di Santorini',
      de: 'Assyrtiko, Santorini',
    },
    { ...wine, sku: 'WIN-ASS' },
  ),
  sampleProduct(
    {
      en: 'Xinomavro, Naoussa',
      fr: 'Xinomavro, Naoussa',
      el: 'Ξινόμαυρο Νάουσας',
      it: 'Xinomavro di Naoussa',
      de: 'Xinomavro, Naoussa',
    },
    { ...wine, sku: 'WIN-XIN' },
  ),
  sampleProduct(
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
  sampleProduct(
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
  sampleProduct(
    {
      en: 'Aged sheep’s-milk cheese',
      fr: 'Fromage de brebis affiné',
      el: 'Παλαιωμένο πρόβειο τυρί',
      it: 'Formaggio di pecora stagionato',
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
  sampleProduct(
    {
      en: 'Graviera Naxou, whole wheels',
      fr: 'Graviera Naxou, meules entières',
      el: 'Γραβιέρα Νάξου, ολόκληρα κεφάλια',
      it: 'Graviera Naxou, forme intere',
      de: 'Graviera Naxou, ganze Laibe',
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
