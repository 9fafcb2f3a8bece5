import { formPageUrl } from '#contract/text/form-page.ts'
import type { FormMeta } from '#contract/forms.ts'

/**
 * Context of a submission for HubSpot: page, and cookie if it has HubSpot's format, since HubSpot
 * refuses the submission otherwise.
 */
export function submissionContextOf(
  request: Request,
  origin: string,
  { pageUri, pageName, hutk }: FormMeta,
): Record<string, string> {
  const page = pageUri ?? formPageUrl(request.headers.get('referer') ?? '')
  const isOurs =
    page !== undefined && [origin, new URL(request.url).origin].includes(new URL(page).origin)
  const isCookie = hutk !== undefined && /^[\da-f]{32}$/i.test(hutk)
  return {
    ...(isOurs && { pageUri: page }),
    ...(pageName && { pageName }),
    ...(isCookie && { hutk }),
  }
}
