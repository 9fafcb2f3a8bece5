import { useState } from 'react'
import { locales } from '#contract/locales.ts'
import { parseCents, currencies, writtenCents } from '#contract/trade/money.ts'
import { markets } from '#contract/trade/goods.ts'
import type { CompanyTerms, TermsFields } from '#contract/trade/terms.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { staffCall } from '../calls/staff-call.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { ChoiceField } from '../catalogue/choice-field.tsx'
import { marketName } from '../catalogue/market-name.ts'
import { weekdaysOf } from './weekdays.ts'

type Props = {
  id: string
  company: CompanyTerms
  onDone: (changed: CompanyTerms) => void
  onStale: () => void
}

const usual: TermsFields = {
  market: 'CA',
  currency: 'CAD',
  ship_to: null,
  delivery_days: [2, 4],
  cutoff_time: '14:00',
  cutoff_days: 1,
  cutoff_kind: 'flexible',
  minimum_cents: null,
  approval_over_cents: null,
  manager_id: null,
}

const written = (cents: number | null) => (cents === null ? '' : writtenCents(cents))
/** Cents of an amount; `null` for an empty field, -1 (always invalid) for anything else. */
const amount = (text: string | undefined) => (text ? (parseCents(text) ?? -1) : null)

const textsOf = (terms: TermsFields) => ({
  market: terms.market,
  currency: terms.currency,
  ship_to: terms.ship_to ?? '',
  cutoff_time: terms.cutoff_time,
  cutoff_days: String(terms.cutoff_days),
  cutoff_kind: terms.cutoff_kind,
  minimum_cents: written(terms.minimum_cents),
  approval_over_cents: written(terms.approval_over_cents),
  manager_id: terms.manager_id ?? '',
})

/** Delivery days, cut-off, currency and limits of a company. */
export function TermsForm({ id, company, onDone, onStale }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.terms
  const explain = useExplain()
  const weekdays = weekdaysOf(locales[locale].tag)
  const [days, setDays] = useState((company.terms ?? usual).delivery_days)
  const namesOf = (chosen: number[]) => weekdays.filter((_, day) => chosen.includes(day)).join(', ')
  const { base, notice } = useEditConflict(company, {
    fields: ({ terms }) => ({
      ...textsOf(terms ?? usual),
      delivery_days: namesOf((terms ?? usual).delivery_days),
    }),
    otherState: {
      delivery_days: {
        label: words.deliveryDays(),
        now: namesOf(days),
        take: ({ terms }) => setDays((terms ?? usual).delivery_days),
      },
    },
  })
  const terms = base.terms ?? usual
  const others = (day: number) => days.filter((other) => other !== day)

  async function send(values: Values): Promise<Outcome> {
    const json = {
      version: base.version,
      market: markets.find((name) => name === values['market']) ?? terms.market,
      currency: currencies.find((name) => name === values['currency']) ?? terms.currency,
      ship_to: values['ship_to'] || null,
      delivery_days: days,
      cutoff_time: values['cutoff_time'] ?? '',
      cutoff_days: /^\d+$/.test(values['cutoff_days'] ?? '') ? Number(values['cutoff_days']) : -1,
      cutoff_kind: values['cutoff_kind'] === 'strict' ? ('strict' as const) : ('flexible' as const),
      minimum_cents: amount(values['minimum_cents']),
      approval_over_cents: amount(values['approval_over_cents']),
      manager_id: values['manager_id'] || null,
    }
    try {
      onDone(
        await staffCall((api) =>
          answer(api.admin.companies[':id'].terms.$put({ param: { id }, json })),
        ),
      )
    } catch (reason) {
      if (reason instanceof ApiError && reason.errors.length > 0) {
        const said = LL.staff.imports.problems.value()
        return { fields: Object.fromEntries(reason.errors.map(({ path }) => [path, said])) }
      }
      onStale()
      return { error: explain(reason) }
    }
    return 'leaving'
  }

  return (
    <Form
      words={LL.portal.form}
      submit={LL.staff.catalogue.save()}
      busy={LL.staff.catalogue.saving()}
      unexpected={LL.problem['server/unexpected']()}
      onSubmit={send}
      notice={notice}
    >
      <ChoiceField
        name="market"
        label={words.market()}
        value={terms.market}
        choices={markets}
        nameOf={(value) => marketName(value, locale)}
      />
      <ChoiceField
        name="currency"
        label={words.currency()}
        value={terms.currency}
        choices={currencies}
        nameOf={(value) => value}
      />
      <TextField
        name="ship_to"
        label={words.shipTo()}
        defaultValue={terms.ship_to ?? ''}
        maxLength={500}
        isOptional
      />
      <fieldset className="staff-checks">
        <legend>{words.deliveryDays()}</legend>
        <div className="staff-terms-days">
          {weekdays.map((name, day) => (
            <label key={name} className="staff-check">
              <input
                type="checkbox"
                checked={days.includes(day)}
                onChange={({ currentTarget }) =>
                  setDays(currentTarget.checked ? [...others(day), day] : others(day))
                }
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        name="cutoff_time"
        label={words.cutoffTime()}
        defaultValue={terms.cutoff_time}
        placeholder="14:00"
        maxLength={5}
        isHalf
      />
      <TextField
        name="cutoff_days"
        label={words.cutoffDays()}
        defaultValue={String(terms.cutoff_days)}
        maxLength={2}
        isHalf
      />
      <ChoiceField
        name="cutoff_kind"
        label={words.cutoffKind()}
        value={terms.cutoff_kind}
        choices={['strict', 'flexible']}
        nameOf={(value) => words.kinds[value]()}
      />
      <ChoiceField
        name="manager_id"
        label={words.manager()}
        value={terms.manager_id ?? ''}
        choices={company.managers.map((manager) => manager.id)}
        nameOf={(value) => company.managers.find((manager) => manager.id === value)?.email ?? value}
        none={words.noManager()}
      />
      <TextField
        name="minimum_cents"
        label={words.minimum()}
        defaultValue={written(terms.minimum_cents)}
        maxLength={10}
        isOptional
        isHalf
      />
      <TextField
        name="approval_over_cents"
        label={words.approvalOver()}
        defaultValue={written(terms.approval_over_cents)}
        maxLength={10}
        isOptional
        isHalf
      />
    </Form>
  )
}
