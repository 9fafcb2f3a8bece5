import { useEffect, useEffectEvent, useState } from 'react'
import type { Basket, BasketDetails } from '#contract/trade/orders.ts'
import type { BasketSaver } from './basket-saver.ts'
import { storeUnsaved, readUnsaved } from '../trade/unsaved-input.ts'

/** Debounce of typing before it is saved. */
const restMs = 2_000

type Field = keyof BasketDetails
/** Typed text, and the stored value that it replaces. */
type Typed = { text: string; over: string | null }
type AllTyped = Partial<Record<Field, Typed>>

const tidy = (text: string) => text.trim() || null

/**
 * Delivery day, PO number and note of a basket. Changes are saved on leaving the field, after a pause and when the
 * screen closes, and are kept in localStorage until then. A value stored elsewhere since the typing wins.
 */
export function useOrderDetails(basket: Basket, saver: BasketSaver) {
  const { id } = basket
  const [typed, setTyped] = useState(() => readUnsaved<AllTyped>(wordsOf(id), 'device') ?? {})

  const textOf = (field: Field, all = typed): string => {
    const { text = '', over = null } = all[field] ?? {}
    const stored = basket[field]
    return all[field] && (stored === over || stored === tidy(text)) ? text : (stored ?? '')
  }
  /** Fields that differ from the stored values. */
  const changesOf = (all: AllTyped): BasketDetails =>
    Object.fromEntries(
      fields
        .map((field) => [field, tidy(textOf(field, all))] as const)
        .filter(([field, wanted]) => wanted !== basket[field]),
    )
  const isStored = (all: AllTyped) => Object.keys(changesOf(all)).length === 0

  function store(all = typed): void {
    if (!isStored(all)) saver.setDetails(changesOf(all))
  }
  function set(field: Field, text: string): AllTyped {
    const all = { ...typed, [field]: { text, over: basket[field] } }
    setTyped(all)
    storeUnsaved(wordsOf(id), isStored(all) ? null : all, 'device')
    return all
  }

  const isDone = isStored(typed)
  const storeNow = useEffectEvent(store)
  useEffect(() => {
    if (isDone) {
      storeUnsaved(wordsOf(id), null, 'device')
      // saved: later values from elsewhere win again
      if (fields.some((field) => typed[field] && typed[field].over !== basket[field])) {
        setTyped(settled(typed, basket))
      }
      return
    }
    const timer = setTimeout(() => storeNow(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed, isDone, id, basket])
  useEffect(() => () => storeNow(), [])

  return { day: textOf('delivery_on'), po: textOf('po_number'), note: textOf('note'), set, store }
}

/** Drops typed values whose stored value has changed since. */
const settled = (typed: AllTyped, basket: Basket): AllTyped =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { text = '' } = typed[field] ?? {}
      const isKept = typed[field] !== undefined && tidy(text) === basket[field]
      return isKept ? [[field, { text, over: basket[field] }] as const] : []
    }),
  )

const fields = ['delivery_on', 'po_number', 'note'] as const
const wordsOf = (basket: string | null) => `${basket}/words`
