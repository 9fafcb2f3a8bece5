import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Arrival, arrive, linkOf, withoutLink } from './arrival.ts'
import { authClient } from './auth-client.ts'

/**
 * Follows a link that led to this page, once: its parameters leave the address bar before anything else happens.
 * A link for choosing a password turns the page's mode to `recovery`.
 */
export function useArrival(): Arrival | { status: 'none' | 'busy' } {
  const [arrival, setArrival] = useState<Arrival | { status: 'none' | 'busy' }>({ status: 'none' })
  const location = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    const link = linkOf(location)
    if (!link) return
    setArrival({ status: 'busy' })
    const search = withoutLink(location.search)
    const settle = async () => {
      await navigate({ search, hash: '' }, { replace: true })
      const settled = await arrive(await authClient(), link)
      if (settled.status === 'arrived' && settled.setsPassword) {
        const query = new URLSearchParams(search)
        query.set('mode', 'recovery')
        await navigate({ search: `?${query}` }, { replace: true })
      }
      setArrival(settled)
    }
    settle().catch((error: unknown) => {
      console.error(error)
      setArrival({ status: 'failed', why: 'unexpected' })
    })
  }, [location, navigate])

  return arrival
}
