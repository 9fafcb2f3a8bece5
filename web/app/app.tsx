import type { ReactNode } from 'react'
import type { FormAnswer } from '#contract/form-answer.ts'
import type { SentFlags } from '#contract/flags.ts'
import { FlagContext } from './flag-context.tsx'
import { FormAnswerContext } from '../ui/form/form-answer.ts'
import { type Site, SiteContext } from './site-context.ts'

type Props = {
  site: Site
  flags: SentFlags
  /** Server only: the values and errors of a form that was submitted without scripts. */
  formAnswer?: FormAnswer | null
  children: ReactNode
}

/** React contexts around the router, the same on the server and in the browser. */
export const App = ({ site, flags, formAnswer = null, children }: Props) => (
  <SiteContext value={site}>
    <FlagContext value={flags}>
      {import.meta.env.SSR ? (
        <FormAnswerContext value={formAnswer}>{children}</FormAnswerContext>
      ) : (
        children
      )}
    </FlagContext>
  </SiteContext>
)
