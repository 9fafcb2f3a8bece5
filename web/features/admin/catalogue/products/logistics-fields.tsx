import {
  type Allergen,
  allergens as allAllergens,
  originSchemes,
  storageConditions,
} from '#contract/trade/goods.ts'
import type { ProductFields } from '#contract/trade/products.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { ChoiceField } from '../choice-field.tsx'

const answers = ['no', 'yes'] as const

const texts = [
  ['net_g', 7],
  ['gross_g', 7],
  ['gtin', 14],
  ['hs_code', 13],
  ['ti', 4],
  ['hi', 4],
  ['origin', 2],
] as const

type Props = {
  fields: Partial<ProductFields>
  allergens: Allergen[] | null
  onAllergens: (allergens: Allergen[] | null) => void
}

export function LogisticsFields({ fields, allergens, onAllergens }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.catalogue
  const { catalogue } = LL.portal
  const { fields: label } = words
  const others = (name: Allergen) => (allergens ?? []).filter((other) => other !== name)
  return (
    <fieldset className="staff-more form-field-wide">
      <legend>{words.logistics()}</legend>
      {texts.map(([name, letters]) => (
        <TextField
          key={name}
          name={name}
          label={label[name]()}
          defaultValue={String(fields[name] ?? '')}
          maxLength={letters}
          isOptional
          isHalf
        />
      ))}
      <ChoiceField
        name="scheme"
        label={label.scheme()}
        value={fields.scheme ?? ''}
        choices={originSchemes}
        nameOf={(value) => catalogue.schemes[value]()}
        none="–"
      />
      <ChoiceField
        name="storage"
        label={label.storage()}
        value={fields.storage ?? 'ambient'}
        choices={storageConditions}
        nameOf={(value) => catalogue.storages[value]()}
      />
      <ChoiceField
        name="is_ftl"
        label={label.is_ftl()}
        value={fields.is_ftl ? 'yes' : 'no'}
        choices={answers}
        nameOf={(value) => words[value]()}
      />
      <fieldset className="staff-checks">
        <legend>{label.allergens()}</legend>
        <label className="staff-check">
          <input
            type="checkbox"
            checked={allergens === null}
            onChange={({ currentTarget }) => onAllergens(currentTarget.checked ? null : [])}
          />
          {words.unknown()}
        </label>
        {allAllergens.map((name) => (
          <label key={name} className="staff-check">
            <input
              type="checkbox"
              checked={allergens?.includes(name) === true}
              onChange={({ currentTarget }) =>
                onAllergens(currentTarget.checked ? [...others(name), name] : others(name))
              }
            />
            {catalogue.allergenNames[name]()}
          </label>
        ))}
      </fieldset>
    </fieldset>
  )
}
