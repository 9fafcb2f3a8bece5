type Goods = { name: string; sku: string; units_per_case?: number; unit_label?: string }

/** What every search of products looks through: name, pack and SKU, which is found without its hyphens, too. */
export const goodsTexts = ({ name, sku, units_per_case: units, unit_label: unit }: Goods) => [
  name,
  unit && `${units} × ${unit}`,
  sku,
  sku.replaceAll('-', ''),
]
