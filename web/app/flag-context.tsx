import { createContext, type ReactNode, useContext } from 'react'
import type { SentFlags } from '#contract/flags.ts'

export const FlagContext = createContext<SentFlags | null>(null)

/** All flags, decided once per request on the server, so the first paint and hydration agree. */
export function useFlags(): SentFlags {
  const flags = useContext(FlagContext)
  if (!flags) throw new Error('No <FlagContext>')
  return flags
}

export const useFlag = (name: keyof SentFlags): boolean => useFlags()[name]

/** Renders its children while the flag is on. */
export const Flag = ({ name, children }: { name: keyof SentFlags; children: ReactNode }) =>
  useFlag(name) ? children : null
