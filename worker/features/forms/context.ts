import { formPage } from '#contract/text/form-page.ts'
import type { FormMeta } from '#contract/forms.ts'

/**
 * Where a submission was sent from, as HubSpot may know it. The page by our own account, else by the browser's; the
 * cookie only if it has HubSpot's form, since any other would make it refuse everything.
 */
export function contextOf(
  request: Request,
  origin: string,
  { pageUri, pageName, hutk }: FormMeta,
): Record<string, string> {
  const page = pageUri ?? formPage(request.headers.get('referer') ?? '')
  const isOurs =
    page !== undefined && [origin, new URL(request.url).origin].includes(new URL(page).origin)
  const isCookie = hutk !== undefined && /^[\da-f]{32}$/i.test(hutk)
  return {
    ...(isOurs && { pageUri: page }),
    ...(pageName && { pageName }),
    ...(isCookie && { hutk }),
  }
}
