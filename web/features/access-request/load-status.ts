import { data, type LoaderFunctionArgs } from 'react-router'
import type { RequestStatusView } from '#contract/staff/companies.ts'
import { apiFetch } from '../../api/api-fetch.ts'

/** An access request for its applicant's page, or the reason why it cannot be shown. */
export type RequestPageData =
  | { outcome: 'shown'; request: RequestStatusView; failed: string | null }
  | { outcome: 'unknown' | 'unavailable' }

/**
 * Route loader: reads the request whose token is in the address. Runs on the server, so the page works without scripts.
 */
export async function load({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const query = new URLSearchParams({ token })
  const path = `/api/access-requests/${encodeURIComponent(params['id'] ?? '')}?${query}`
  const response = await context.get(apiFetch)(path)
  if (response.ok) {
    const request: RequestStatusView = await response.json()
    const failed = searchParams.get('failed')
    return data<RequestPageData>({ outcome: 'shown', request, failed })
  }
  const isTheirs = response.status === 404 || response.status === 422
  return data<RequestPageData>(
    { outcome: isTheirs ? 'unknown' : 'unavailable' },
    { status: isTheirs ? 404 : 503 },
  )
}
