import { useState } from 'react'
import type { ProductDetail } from '#contract/trade/catalogue.ts'
import { usualFields } from '#contract/trade/usual-product.ts'
import type { NewProduct } from '#contract/trade/products.ts'
import { ApiError } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { Form, type Outcome } from '../../../../ui/form/form.tsx'
import { staffCall } from '../../calls/staff-call.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { LogisticFields } from './logistic-fields.tsx'
import { fieldNameOf, productOf } from './product-values.ts'
import { SaleFields } from './sale-fields.tsx'
import { WordFields } from './word-fields.tsx'

type Props = {
  /** `null`: a new one. */
  product: ProductDetail | null
  onSend: (api: StaffApi, product: NewProduct) => Promise<void>
  onDone: () => Outcome
}

/** Everything that is said of a product, in five languages. */
export function ProductForm({ product, onSend, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.people.catalogue
  const explain = useExplain()
  const fields = product?.fields ?? usualFields
  const [allergens, setAllergens] = useState<NewProduct['fields']['allergens']>(fields.allergens)

  async function send(values: Record<string, string>): Promise<Outcome> {
    try {
      await staffCall((api) => onSend(api, productOf(values, allergens, fields.nutrition)))
    } catch (reason) {
      if (!(reason instanceof ApiError) || reason.errors.length === 0) {
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
    >
      <WordFields texts={product?.texts ?? {}} />
      <SaleFields fields={fields} />
      <LogisticFields fields={fields} allergens={allergens} onAllergens={setAllergens} />
    </Form>
  )
}
