import type { ReactNode } from 'react'
import type { FlagValues } from '../worker/contract/flags.ts'
import { FlagContext } from './flags/flag-context.tsx'
import { type Site, SiteContext } from './site-context.ts'

type Props = { site: Site; flags: FlagValues; children: ReactNode }

/** The contexts around the router: the same on the server and in the browser. */
export const App = ({ site, flags, children }: Props) => (
  <SiteContext value={site}>
    <FlagContext value={flags}>{children}</FlagContext>
  </SiteContext>
)
