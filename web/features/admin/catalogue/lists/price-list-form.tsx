import type { PriceListDetail, PriceListFields } from '#contract/trade/catalogue.ts'
import { currencies } from '#contract/trade/money.ts'
import { ApiError } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { Form, type Outcome } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { staffCall } from '../../calls/staff-call.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'
import { ChoiceField } from '../choice-field.tsx'
import { DayField } from './day-field.tsx'

type Props = {
  /** `null` for a new list. The currency cannot be changed later. */
  list: PriceListDetail | null
  /** @param version the version that the form is based on; 0 for a new list */
  onSend: (api: StaffApi, list: PriceListFields, version: number) => Promise<PriceListDetail | void>
  onDone: () => Outcome
  /** Called after a failed save, to reload the list. */
  onStale?: () => void
}

export function PriceListForm({ list, onSend, onDone, onStale }: Props) {
  const { LL } = useI18nContext()
  const { lists: words, save, saving } = LL.staff.catalogue
  const explain = useExplain()
  const { base, saved, notice } = useEditConflict(list, {
    fields: ({ name, valid_from, valid_to }) => ({ name, valid_from, valid_to: valid_to ?? '' }),
  })

  async function send(values: Record<string, string>): Promise<Outcome> {
    const currency = currencies.find((name) => name === values['currency']) ?? list?.currency
    const fields = {
      name: values['name'] ?? '',
      currency: currency ?? 'CAD',
      valid_from: values['valid_from'] ?? '',
      valid_to: values['valid_to'] || null,
    }
    try {
      const changed = await staffCall((api) => onSend(api, fields, base?.version ?? 0))
      if (changed) saved(changed)
    } catch (reason) {
      if (!(reason instanceof ApiError) || reason.errors.length === 0) {
        onStale?.()
        return { error: explain(reason) }
      }
      const said = LL.staff.imports.problems.value()
      return { fields: Object.fromEntries(reason.errors.map(({ path }) => [path, said])) }
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
      <TextField name="name" label={words.name()} defaultValue={base?.name ?? ''} maxLength={80} />
      {!list && (
        <ChoiceField
          name="currency"
          label={words.currency()}
          value="CAD"
          choices={currencies}
          nameOf={(value) => value}
        />
      )}
      <DayField
        name="valid_from"
        label={words.from()}
        defaultValue={base?.valid_from ?? ''}
        isHalf
      />
      <DayField
        name="valid_to"
        label={words.to()}
        defaultValue={base?.valid_to ?? ''}
        isOptional
        isHalf
      />
    </Form>
  )
}
