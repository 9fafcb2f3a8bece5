import { useState } from 'react'
import type { RepeatWeeks } from '#contract/trade/standing/standing.ts'
import { storeUnsaved, readUnsaved } from '../trade/unsaved-input.ts'

/** Values of the form: quantities (cases) by product id, interval, first delivery, PO number. */
export type StandingOrderDraft = {
  items: ReadonlyMap<string, number>
  every: RepeatWeeks
  day: string
  po: string
}
type Kept = Omit<StandingOrderDraft, 'items'> & { items: [string, number][]; version: number }

/** The standing order being edited; a new one has version 0. */
export type DraftOrigin = { name: string; version: number }

/** Whether this tab has an unsaved change to this version. */
export const hasDraft = ({ name, version }: DraftOrigin): boolean =>
  readUnsaved<Kept>(name, 'tab')?.version === version

/** Form values kept in sessionStorage until they are saved or cancelled, over navigation and reloads. */
export function useStandingOrderDraft(origin: DraftOrigin, start: StandingOrderDraft) {
  const [choice, setChoice] = useState<StandingOrderDraft>(() => {
    const kept = hasDraft(origin) ? readUnsaved<Kept>(origin.name, 'tab') : null
    return kept ? { ...kept, items: new Map(kept.items) } : start
  })
  return {
    choice,
    choose: (part: Partial<StandingOrderDraft>) => {
      const next = { ...choice, ...part }
      setChoice(next)
      const { items, every, day, po } = next
      const { version } = origin
      storeUnsaved<Kept>(origin.name, { items: [...items], every, day, po, version }, 'tab')
    },
    forget: () => storeUnsaved(origin.name, null, 'tab'),
  }
}
