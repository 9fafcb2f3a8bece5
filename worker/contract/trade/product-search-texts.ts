type Goods = { name: string; sku: string; units_per_case?: number; unit_label?: string }

/** Texts that product searches cover: name, pack, and SKU with and without hyphens. */
export const productSearchTexts = ({
  name,
  sku,
  units_per_case: units,
  unit_label: unit,
}: Goods) => [name, unit && `${units} × ${unit}`, sku, sku.replaceAll('-', '')]
