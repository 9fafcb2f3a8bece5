import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ownBusiness } from '../shell/own-business-query.ts'

/** The company that someone buys for: who buys for several chooses which, and the address keeps it. */
export function useBuyer() {
  const { search } = useLocation()
  const business = useQuery(ownBusiness)
  const companies = business.data?.trade ?? []
  const asked = new URLSearchParams(search).get('company')
  const company = companies.find(({ id }) => id === asked) ?? companies[0]
  const query = companies.length > 1 && company ? `?company=${company.id}` : ''
  return {
    business,
    companies,
    company,
    /** Whether orders are taken now: recalls and documents are there all the same. */
    canOrder: business.data?.can_order ?? false,
    /** An address of another screen, for the same company. */
    to: (address: string) => address + query,
  }
}
