import { useState } from 'react'
import type { RepeatWeeks } from '#contract/trade/standing/standing.ts'
import { keepHere, readKept } from '../trade/kept-here.ts'

/** What someone chooses: cases by product, how often, from which delivery on, and their own number. */
export type StandingChoice = {
  items: ReadonlyMap<string, number>
  every: RepeatWeeks
  day: string
  po: string
}
type Kept = Omit<StandingChoice, 'items'> & { items: [string, number][]; version: number }

/** What a standing order is changed from; a new one is at version 0. */
export type Origin = { name: string; version: number }

/** Whether a change of this version was begun in this tab, and neither saved nor cancelled. */
export const isBegun = ({ name, version }: Origin): boolean =>
  readKept<Kept>(name, 'tab')?.version === version

/** Choices that this tab keeps until they are saved or cancelled: over Back, another screen and a reload. */
export function useStandingDraft(origin: Origin, start: StandingChoice) {
  const [choice, setChoice] = useState<StandingChoice>(() => {
    const kept = isBegun(origin) ? readKept<Kept>(origin.name, 'tab') : null
    return kept ? { ...kept, items: new Map(kept.items) } : start
  })
  return {
    choice,
    choose: (part: Partial<StandingChoice>) => {
      const next = { ...choice, ...part }
      setChoice(next)
      const { items, every, day, po } = next
      const { version } = origin
      keepHere<Kept>(origin.name, { items: [...items], every, day, po, version }, 'tab')
    },
    forget: () => keepHere(origin.name, null, 'tab'),
  }
}
