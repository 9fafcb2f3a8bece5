import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ownBusinessQuery } from '../shell/own-business-query.ts'

/** The company that the client buys for. With several companies the address contains the choice. */
export function useBuyer() {
  const { search } = useLocation()
  const business = useQuery(ownBusinessQuery)
  const companies = business.data?.trade ?? []
  const asked = new URLSearchParams(search).get('company')
  const company = companies.find(({ id }) => id === asked) ?? companies[0]
  const query = companies.length > 1 && company ? `?company=${company.id}` : ''
  return {
    business,
    companies,
    company,
    /** Whether orders are accepted; recalls and documents are available regardless. */
    canOrder: business.data?.can_order ?? false,
    /** Adds the company to another screen's address. */
    to: (address: string) => address + query,
  }
}
