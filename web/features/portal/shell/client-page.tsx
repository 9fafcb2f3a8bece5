import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { type Params, useLocation } from 'react-router'
import { splitLocale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { clientScreenOf } from '#contract/trade/client-addresses.ts'
import { createQueryClient } from '../../../api/query-client.ts'
import type { Namespaces } from '../../../i18n/i18n-types.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { guarded } from '../../../session/guarded.tsx'
import { Lost } from '../../../ui/lost.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePart } from '../../../ui/use-part.ts'
import { Page as NotFound } from '../../site/frame/not-found-page.tsx'
import { ClientDashboard } from '../dashboard/client-dashboard.tsx'

const root = pages.clientDashboard.path.replace('*', '')

// whoever only looks at the dashboard does not load it
const loadCatalogue = () => import('../trade/catalogue-screen.tsx')

function useScreen() {
  const { path } = splitLocale(useLocation().pathname)
  return clientScreenOf(path.slice(root.length))
}

/** The screens of the client portal, behind its guard. What they show comes from one cache. */
function Screens() {
  const [client] = useState(createQueryClient)
  const isCatalogue = useScreen() === 'catalogue'
  return (
    <QueryClientProvider client={client}>
      {isCatalogue ? <Catalogue /> : <ClientDashboard />}
    </QueryClientProvider>
  )
}

function Catalogue() {
  const { LL } = useI18nContext()
  const { part, isLost, again } = usePart(loadCatalogue, true)
  if (part) return <part.CatalogueScreen />
  return isLost ? <Lost again={again} /> : <Skeleton label={LL.loading()} />
}

const GuardedScreens = guarded('clientDashboard', Screens)

export function Page() {
  return useScreen() ? <GuardedScreens /> : <NotFound />
}

/** An address that names no screen answers 404. */
export const exists = ({ '*': rest }: Params): boolean => clientScreenOf(rest) !== undefined

export const wordsFor = (params: Params): Namespaces[] => (exists(params) ? [] : ['page'])
