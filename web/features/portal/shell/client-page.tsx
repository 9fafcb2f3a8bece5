import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { type Params, useLocation } from 'react-router'
import { splitLocale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { clientScreenOf, type ClientScreen } from '#contract/trade/client-addresses.ts'
import { createQueryClient } from '../../../api/query-client.ts'
import type { Namespaces } from '../../../i18n/i18n-types.ts'
import { useSite } from '../../../app/site-context.ts'
import { useI18nContext, Words } from '../../../i18n/words.tsx'
import { guarded, Unseen } from '../../../session/guarded.tsx'
import { ScreenLoadError } from '../../../session/screen-load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLazyPart } from '../../../ui/use-lazy-part.ts'
import { Page as NotFound } from '../../site/frame/not-found-page.tsx'
import { ClientDashboard } from '../dashboard/client-dashboard.tsx'

const root = pages.clientDashboard.path.replace('*', '')

type ScreenModule = { Screen: ComponentType<{ id: string }> }

// loaded with the screen, so that the dashboard does not carry them
const screenModules: Record<Exclude<ClientScreen, 'dashboard'>, () => Promise<ScreenModule>> = {
  catalogue: () => import('../trade/catalogue-screen.tsx'),
  basket: () => import('../basket/basket-screen.tsx'),
  orders: () => import('../orders/orders-screen.tsx'),
  recalls: () => import('../recalls/recalls-screen.tsx'),
  standing: () => import('../standing-orders/standing-orders-screen.tsx'),
  purchases: () => import('../purchases/purchases-screen.tsx'),
  documents: () => import('../documents/documents-screen.tsx'),
}
const detailCode: Partial<typeof screenModules> = {
  orders: () => import('../orders/order-screen.tsx'),
  standing: () => import('../standing-orders/standing-order-screen.tsx'),
  recalls: () => import('../recalls/recall-screen.tsx'),
}

function usePlace() {
  const { path } = splitLocale(useLocation().pathname)
  return clientScreenOf(path.slice(root.length))
}

/** The client portal's screens, which share one query cache. */
function Screens() {
  const [client] = useState(createQueryClient)
  const { screen = 'dashboard', id = null } = usePlace() ?? {}
  const load =
    screen === 'dashboard' ? null : id === null ? screenModules[screen] : detailCode[screen]
  return (
    <QueryClientProvider client={client}>
      {load ? <Loaded key={`${screen}/${id}`} load={load} id={id ?? ''} /> : <ClientDashboard />}
    </QueryClientProvider>
  )
}

function Loaded({ load, id }: { load: () => Promise<ScreenModule>; id: string }) {
  const { LL } = useI18nContext()
  const { part, isLost, again } = useLazyPart(load, true)
  if (part) return <part.Screen id={id} />
  return isLost ? <ScreenLoadError again={again} /> : <Skeleton label={LL.loading()} />
}

const GuardedScreens = guarded('clientDashboard', import.meta.env.SSR ? Unseen : Screens)

export function Page() {
  const place = usePlace()
  const { locale, texts } = useSite()
  if (place) return <GuardedScreens />
  // the same route with other words: the words of the 404 page may not be provided yet
  return (
    <Words locale={locale} texts={texts}>
      <NotFound />
    </Words>
  )
}

/** Unknown screens answer 404. */
export const exists = ({ '*': rest }: Params): boolean => clientScreenOf(rest) !== undefined

export const wordsFor = (params: Params): Namespaces[] => (exists(params) ? [] : ['page'])
