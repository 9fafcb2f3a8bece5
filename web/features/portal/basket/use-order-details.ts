import { useEffect, useEffectEvent, useState } from 'react'
import type { Basket } from '#contract/trade/orders.ts'
import type { BasketSaver } from './basket-saver.ts'
import { keepHere, readKept } from '../trade/kept-here.ts'

/** Keys rest this long before what they typed is stored. */
const restMs = 2_000

type Words = { po: string; note: string }
type Details = Words & { day: string | null }

/**
 * When a basket is to be delivered and what the client writes along. What is typed is stored when the field is left or
 * the keys rest, and when the screen is left; until it is, this device keeps it.
 */
export function useOrderDetails(basket: Basket, saver: BasketSaver) {
  const { id, delivery_on, po_number, note } = basket
  const [details, setDetails] = useState<Details>(() => ({
    day: delivery_on,
    po: po_number ?? '',
    note: note ?? '',
    ...readKept<Words>(wordsOf(id), 'device'),
  }))

  const toStore = ({ day, po, note: text }: Details) => ({
    delivery_on: day,
    po_number: po.trim() || null,
    note: text.trim() || null,
  })
  const isStored = (next: Details) => {
    const wanted = toStore(next)
    return (
      wanted.delivery_on === delivery_on && wanted.po_number === po_number && wanted.note === note
    )
  }

  /** Stores what is not stored yet. */
  function store(next = details): void {
    if (!isStored(next)) saver.setDetails(toStore(next))
  }
  function set(part: Partial<Details>): Details {
    const next = { ...details, ...part }
    setDetails(next)
    const words = isStored(next) ? null : { po: next.po, note: next.note }
    keepHere<Words>(wordsOf(id), words, 'device')
    return next
  }

  const isDone = isStored(details)
  const storeNow = useEffectEvent(store)
  useEffect(() => {
    if (isDone) return keepHere(wordsOf(id), null, 'device')
    const timer = setTimeout(() => storeNow(details), restMs)
    return () => clearTimeout(timer)
  }, [details, isDone, id])
  useEffect(() => () => storeNow(), [])

  return { ...details, set, store }
}

const wordsOf = (basket: string | null) => `${basket}/words`
