import { useInfiniteQuery } from '@tanstack/react-query'
import type { ProductLine } from '#contract/trade/catalogue.ts'
import type { LotDetail, LotFields } from '#contract/trade/lots/lots.ts'
import { answer, ApiError } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { Form, type Outcome, type Values } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { staffCall } from '../../calls/staff-call.ts'
import { rowsOf, staffPages } from '../../calls/staff-query.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import { ChoiceField } from '../choice-field.tsx'
import { DayField } from '../lists/day-field.tsx'
import { useAllPages } from '../use-all-pages.ts'

const days = ['produced_on', 'best_before', 'arrived_on'] as const
const names = ['code', 'producer_lot', 'harvested', ...days] as const

type Props = {
  /** `null` for a new lot. The product cannot be changed later. */
  lot: LotDetail | null
  /** @param about the product of a new lot, and the version that the form is based on */
  onSend: (
    api: StaffApi,
    fields: LotFields,
    about: { product: string; version: number },
  ) => Promise<LotDetail | void>
  onDone: () => Outcome
  /** Called after a failed save, to reload the lot. */
  onStale?: () => void
}

export function LotForm({ lot, onSend, onDone, onStale }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.lots
  const { save, saving } = LL.staff.catalogue
  const explain = useExplain()
  const { base, saved, notice } = useEditConflict(lot, {
    fields: (now) => Object.fromEntries(names.map((name) => [name, now[name] ?? ''])),
  })

  async function send(values: Values): Promise<Outcome> {
    const fields = {
      code: values['code'] ?? '',
      producer_lot: values['producer_lot'] || null,
      harvested: values['harvested'] || null,
      produced_on: values['produced_on'] || null,
      best_before: values['best_before'] || null,
      arrived_on: values['arrived_on'] || null,
    }
    try {
      const about = { product: values['product'] ?? '', version: base?.version ?? 0 }
      const changed = await staffCall((api) => onSend(api, fields, about))
      if (changed) saved(changed)
    } catch (reason) {
      if (!(reason instanceof ApiError) || reason.errors.length === 0) {
        onStale?.()
        return { error: explain(reason) }
      }
      const wrong = reason.errors.map(({ path }) => path.split('.').at(-1) ?? path)
      return { fields: Object.fromEntries(wrong.map((name) => [name, words.invalid()])) }
    }
    return onDone()
  }

  return (
    <Form
      words={LL.portal.form}
      submit={save()}
      busy={saving()}
      unexpected={LL.problem['server/unexpected']()}
      onSubmit={send}
      notice={notice}
    >
      {lot === null && <ProductField />}
      <TextField
        name="code"
        label={words.fields.code()}
        defaultValue={base?.code ?? ''}
        maxLength={40}
      />
      {(['producer_lot', 'harvested'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={words.fields[name]()}
          defaultValue={base?.[name] ?? ''}
          maxLength={40}
          isOptional
          isHalf
        />
      ))}
      {days.map((name) => (
        <DayField
          key={name}
          name={name}
          label={words.fields[name]()}
          defaultValue={base?.[name] ?? ''}
          isOptional
          isHalf
        />
      ))}
    </Form>
  )
}

function ProductField() {
  const { LL } = useI18nContext()
  const words = LL.staff.lots
  const list = useInfiniteQuery(
    staffPages(['catalogue', 'products'], (api, cursor: string | undefined) =>
      answer(api.admin.catalogue.products.$get({ query: { ...(cursor && { cursor }) } })),
    ),
  )
  useAllPages(list)
  const products = rowsOf<ProductLine>(list.data).filter(({ archived_at: at }) => at === null)
  const nameOf = (id: string) => {
    const product = products.find((one) => one.id === id)
    return product ? `${product.sku} · ${product.name}` : id
  }
  // rendered after loading: a select does not keep a value without its option
  if (list.data === undefined || list.hasNextPage) return <p role="status">{LL.loading()}</p>
  if (products.length === 0) return <p>{words.noProduct()}</p>
  return (
    <ChoiceField
      name="product"
      label={words.product()}
      value={products[0]?.id ?? ''}
      choices={products.map(({ id }) => id)}
      nameOf={nameOf}
    />
  )
}
