import { availabilities, categories, marketSets, orderingModes } from '#contract/trade/goods.ts'
import type { ProductFields } from '#contract/trade/products.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { ChoiceField } from '../choice-field.tsx'
import { marketName } from '../market-name.ts'

const answers = ['no', 'yes'] as const

/** Fields for ordering: SKU, category, case pack, quantities, availability, markets. */
export function OrderingFields({ fields }: { fields: Partial<ProductFields> }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.catalogue
  const { fields: label } = words
  return (
    <>
      <TextField
        name="sku"
        label={words.sku()}
        defaultValue={fields.sku ?? ''}
        maxLength={40}
        isHalf
      />
      <ChoiceField
        name="category"
        label={label.category()}
        value={fields.category ?? categories[0]}
        choices={categories}
        nameOf={(value) => LL.portal.catalogue.categories[value]()}
      />
      <TextField
        name="units_per_case"
        label={label.units_per_case()}
        defaultValue={String(fields.units_per_case ?? '')}
        maxLength={5}
        isHalf
      />
      <TextField
        name="unit_label"
        label={label.unit_label()}
        defaultValue={fields.unit_label ?? ''}
        maxLength={40}
        isHalf
      />
      <TextField
        name="min_cases"
        label={label.min_cases()}
        defaultValue={String(fields.min_cases ?? 1)}
        maxLength={4}
        isHalf
      />
      <TextField
        name="step_cases"
        label={label.step_cases()}
        defaultValue={String(fields.step_cases ?? 1)}
        maxLength={4}
        isHalf
      />
      <ChoiceField
        name="availability"
        label={label.availability()}
        value={fields.availability ?? 'available'}
        choices={availabilities}
        nameOf={(value) => LL.portal.catalogue.availability[value]()}
      />
      <ChoiceField
        name="ordering"
        label={label.ordering()}
        value={fields.ordering ?? 'order'}
        choices={orderingModes}
        nameOf={(value) => words.orderings[value]()}
      />
      <ChoiceField
        name="markets"
        label={label.markets()}
        value={fields.markets ?? 'CA US'}
        choices={marketSets}
        nameOf={(value) => marketName(value, locale)}
      />
      <ChoiceField
        name="catch_weight"
        label={label.catch_weight()}
        hint={words.unitHint()}
        value={fields.catch_weight ? 'yes' : 'no'}
        choices={answers}
        nameOf={(value) => words[value]()}
      />
    </>
  )
}
