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
import { LogisticFields } from './logistic-fields.tsx'
import { fieldNameOf, productOf, valuesOf } from './product-values.ts'
import { SaleFields } from './sale-fields.tsx'
import { WordFields } from './word-fields.tsx'

type Props = {
  /** `null`: a new one. */
  product: ProductDetail | null
  /** @param version of the product that was changed here; 0 of a new one */
  onSend: (api: StaffApi, product: NewProduct, version: number) => Promise<ProductDetail | void>
  onDone: () => Outcome
  /** It could not be saved: someone may have been quicker. */
  onStale?: () => void
}

/** Everything that is said of a product, in five languages. */
export function ProductForm({ product, onSend, onDone, onStale }: Props) {
  const { LL } = useI18nContext()
  const words = LL.people.catalogue
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
      const said = LL.people.imports.problems.value()
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
      <WordFields texts={base?.texts ?? {}} />
      <SaleFields fields={fields} />
      <LogisticFields fields={fields} allergens={allergens} onAllergens={setAllergens} />
    </Form>
  )
}
