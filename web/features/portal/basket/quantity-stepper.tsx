import { useEffect, useEffectEvent, useState } from 'react'
import { orderableCases, nextOrderableCases } from '#contract/trade/order-choices.ts'
import { maxCases } from '#contract/trade/prices.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  product: { name: string; min_cases: number; step_cases: number }
  cases: number
  onChange: (cases: number) => void
}

/** Quantity field with minus and plus buttons; allows zero and the product's valid case quantities. */
export function QuantityStepper({ product, cases, onChange }: Props) {
  const words = useI18nContext().LL.orders.stepper
  const { name } = product
  /** Text being typed, until the field loses focus. */
  const [typed, setTyped] = useState<string>()
  const take = () => {
    if (typed === undefined) return
    setTyped(undefined)
    if (!/^\d{1,4}$/.test(typed.trim())) return
    const wanted = Math.min(orderableCases(product, Number(typed)), largest(product))
    if (wanted !== cases) onChange(wanted)
  }
  // saves before a reload or a closed tab, in which the field does not lose focus
  const takeHidden = useEffectEvent(() => document.hidden && take())
  useEffect(() => {
    document.addEventListener('visibilitychange', takeHidden)
    return () => document.removeEventListener('visibilitychange', takeHidden)
  }, [])
  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    const wanted = nextOrderableCases(product, cases, direction)
    if (wanted <= maxCases) onChange(wanted)
  }
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={words.less({ name })}
        aria-disabled={cases === 0}
        onClick={() => cases > 0 && step(-1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={words.label({ name })}
        value={typed ?? String(cases)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // applies the number without submitting the form
          event.preventDefault()
          take()
        }}
      />
      <button type="button" aria-label={words.more({ name })} onClick={() => step(1)}>
        +
      </button>
    </div>
  )
}

/** The largest quantity that can be ordered. */
const largest = ({ min_cases: least, step_cases: step }: Props['product']): number =>
  least + Math.floor((maxCases - least) / step) * step
