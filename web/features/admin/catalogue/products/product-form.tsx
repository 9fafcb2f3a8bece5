import { useState } from 'react'
import type { ProductDetail } from '#contract/trade/catalogue.ts'
import { defaultProductFields } from '#contract/trade/default-product.ts'
import type { NewProduct } from '#contract/trade/products.ts'
import { ApiError } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { Form, type Outcome } from '../../../../ui/form/form.tsx'
import { staffCall } from '../../calls/staff-call.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import { LogisticsFields } from './logistics-fields.tsx'
import { fieldNameOf, productOf, valuesOf } from './product-values.ts'
import { OrderingFields } from './ordering-fields.tsx'
import { ProductTextFields } from './product-text-fields.tsx'

type Props = {
  /** `null` for a new product. */
  product: ProductDetail | null
  /** @param version the version that the form is based on; 0 for a new product */
  onSend: (api: StaffApi, product: NewProduct, version: number) => Promise<ProductDetail | void>
  onDone: () => Outcome
  /** Called after a failed save, to reload the product. */
  onStale?: () => void
}

/** All data of a product, with its texts in five languages. */
export function ProductForm({ product, onSend, onDone, onStale }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.catalogue
  const explain = useExplain()
  const [allergens, setAllergens] = useState<NewProduct['fields']['allergens']>(
    (product?.fields ?? defaultProductFields).allergens,
  )
  const { allergenNames } = LL.portal.catalogue
  const written = (given: typeof allergens) =>
    given
      ?.map((name) => allergenNames[name]())
      .toSorted()
      .join(', ') ?? words.unknown()
  const { base, saved, notice } = useEditConflict(product, {
    fields: (now) => ({ ...valuesOf(now), allergens: written(now.fields.allergens) }),
    otherState: {
      allergens: {
        label: words.fields.allergens(),
        now: written(allergens),
        take: (now) => setAllergens(now.fields.allergens),
      },
    },
  })
  const fields = base?.fields ?? defaultProductFields

  async function send(values: Record<string, string>): Promise<Outcome> {
    try {
      const json = productOf(values, allergens, fields.nutrition)
      const changed = await staffCall((api) => onSend(api, json, base?.version ?? 0))
      if (changed) saved(changed)
    } catch (reason) {
      if (!(reason instanceof ApiError) || reason.errors.length === 0) {
        onStale?.()
        return { error: explain(reason) }
      }
      const names = reason.errors.map(fieldNameOf)
      const said = LL.staff.imports.problems.value()
      return { fields: Object.fromEntries(names.map((name) => [name, said])) }
    }
    return onDone()
  }

  return (
    <Form
      words={LL.portal.form}
      submit={words.save()}
      busy={words.saving()}
      unexpected={LL.problem['server/unexpected']()}
      onSubmit={send}
      notice={notice}
    >
      <ProductTextFields texts={base?.texts ?? {}} />
      <OrderingFields fields={fields} />
      <LogisticsFields fields={fields} allergens={allergens} onAllergens={setAllergens} />
    </Form>
  )
}
