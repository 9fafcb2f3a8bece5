import { useEffect, useEffectEvent, useState } from 'react'
import type { Basket, BasketDetails } from '#contract/trade/orders.ts'
import type { BasketSaver } from './basket-saver.ts'
import { keepHere, readKept } from '../trade/kept-here.ts'

/** Keys rest this long before what they typed is stored. */
const restMs = 2_000

type Field = keyof BasketDetails
/** What was typed into a field, and what was stored in its place then. */
type Typed = { text: string; over: string | null }
type AllTyped = Partial<Record<Field, Typed>>

const tidy = (text: string) => text.trim() || null

/**
 * When a basket is to be delivered and what the client writes along. What is typed is stored when the field is left or
 * the keys rest, and when the screen is left; until it is, this device keeps it. What was stored from elsewhere since
 * it was typed is newer, and stays.
 */
export function useOrderDetails(basket: Basket, saver: BasketSaver) {
  const { id } = basket
  const [typed, setTyped] = useState(() => readKept<AllTyped>(wordsOf(id), 'device') ?? {})

  const textOf = (field: Field, all = typed): string => {
    const { text = '', over = null } = all[field] ?? {}
    const stored = basket[field]
    return all[field] && (stored === over || stored === tidy(text)) ? text : (stored ?? '')
  }
  /** What is typed and not stored yet; nothing else is sent. */
  const changesOf = (all: AllTyped): BasketDetails =>
    Object.fromEntries(
      fields
        .map((field) => [field, tidy(textOf(field, all))] as const)
        .filter(([field, wanted]) => wanted !== basket[field]),
    )
  const isStored = (all: AllTyped) => Object.keys(changesOf(all)).length === 0

  /** Stores what is not stored yet. */
  function store(all = typed): void {
    if (!isStored(all)) saver.setDetails(changesOf(all))
  }
  function set(field: Field, text: string): AllTyped {
    const all = { ...typed, [field]: { text, over: basket[field] } }
    setTyped(all)
    keepHere(wordsOf(id), isStored(all) ? null : all, 'device')
    return all
  }

  const isDone = isStored(typed)
  const storeNow = useEffectEvent(store)
  useEffect(() => {
    if (isDone) {
      keepHere(wordsOf(id), null, 'device')
      // it is stored now: whatever else is stored later is newer, also what was there before
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

/** What was typed as it is stored by now; the rest gave way. */
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
