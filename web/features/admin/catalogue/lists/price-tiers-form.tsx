import type { PriceListDetail, PricedProduct } from '#contract/trade/catalogue.ts'
import { parseCents, writtenCents } from '#contract/trade/money.ts'
import {
  areValidPriceSteps,
  maxSteps,
  type PriceStep,
  priceUnitOf,
} from '#contract/trade/prices.ts'
import { useState } from 'react'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { staffCall } from '../../calls/staff-call.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { useEditConflict } from '../../edit-conflict/use-edit-conflict.tsx'

type Props = {
  list: Pick<PriceListDetail, 'id' | 'currency'>
  product: Pick<PricedProduct, 'id' | 'catch_weight'>
  priceSteps: LoadedPriceTiers
  onDone: (list: PriceListDetail) => void
  onStale: () => void
}

/** Tiered prices of a product, with the version of the list that they are from. */
export type LoadedPriceTiers = { version: number; prices: PriceStep[] }

const places = Array.from({ length: maxSteps }, (_, index) => index)

/** Prices from the filled-in fields; `null` if they are invalid. */
function stepsOf(values: Values): PriceStep[] | null {
  const filled = places
    .map((place) => [values[`from_${place}`] ?? '', values[`price_${place}`] ?? ''] as const)
    // the first quantity is prefilled, so it counts with a price only
    .filter(([from, price], place) => price !== '' || (from !== '' && (place > 0 || from !== '1')))
  const steps = filled.map(([from, price]) => ({
    min_cases: /^\d{1,4}$/.test(from) ? Number(from) : 0,
    unit_cents: parseCents(price) ?? 0,
  }))
  return areValidPriceSteps(steps) ? steps : null
}

const textsOf = ({ prices }: LoadedPriceTiers): Record<string, string> =>
  Object.assign(
    {},
    ...places.map((place) => {
      const step = prices[place]
      return {
        [`from_${place}`]: step ? String(step.min_cases) : place === 0 ? '1' : '',
        [`price_${place}`]: step ? writtenCents(step.unit_cents) : '',
      }
    }),
  )

export function PriceTiersForm({ list, product, priceSteps, onDone, onStale }: Props) {
  const { LL } = useI18nContext()
  const { lists: words, save, saving } = LL.staff.catalogue
  const explain = useExplain()
  const { base, notice } = useEditConflict(priceSteps, { fields: textsOf })
  // prices are entered in the unit that the product had when the form opened
  const [{ catch_weight: isWeighed }] = useState(product)
  const { perKg, perCase } = LL.staff.clientOrders
  const texts = textsOf(base)

  async function send(values: Values): Promise<Outcome> {
    const prices = stepsOf(values)
    if (!prices) return { error: words.wrongSteps() }
    const param = { id: list.id, product: product.id }
    const json = { version: base.version, unit: priceUnitOf(isWeighed), prices }
    try {
      const changed = await staffCall((api) =>
        answer(api.admin.catalogue['price-lists'][':id'].prices[':product'].$put({ param, json })),
      )
      onDone(changed)
    } catch (reason) {
      onStale()
      return { error: explain(reason) }
    }
    return 'leaving'
  }

  return (
    <Form
      words={LL.portal.form}
      submit={save()}
      busy={saving()}
      unexpected={LL.problem['server/unexpected']()}
      onSubmit={send}
      notice={
        <>
          <p className="staff-soft">{words.stepHint()}</p>
          {notice}
        </>
      }
    >
      {places.map((place) => {
        const number = place + 1
        return [
          <TextField
            key={`from_${number}`}
            name={`from_${place}`}
            label={`${words.stepFrom()} ${number}`}
            defaultValue={texts[`from_${place}`] ?? ''}
            maxLength={4}
            isOptional
            isHalf
          />,
          <TextField
            key={`price_${number}`}
            name={`price_${place}`}
            label={`${words.stepPrice()} ${number} (${list.currency}, ${isWeighed ? perKg() : perCase()})`}
            defaultValue={texts[`price_${place}`] ?? ''}
            maxLength={9}
            isOptional
            isHalf
          />,
        ]
      })}
    </Form>
  )
}
