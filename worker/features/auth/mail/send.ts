import { asLocale, preferredLocale } from '../../../lib/http/accept-language.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { TextRefused, TextUnanswered } from '../../../adapters/sms.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { issuerOf } from '../bearer.ts'
import { giveRightsBack, type SendRight } from '../one-time/send-limits.ts'

/** The recipient's language: as they told us at sign-up, else as the browser says, else English. */
export const localeOf = (
  metadata: Record<string, unknown> | undefined,
  acceptLanguage: string | undefined,
): Locale => asLocale(metadata?.['language']) ?? preferredLocale(acceptLanguage) ?? defaultLocale

/** Where a mail's link leads: to GET /verify, which leads on to the app. */
export function verifyLink(
  origin: string,
  token: string,
  type: string,
  redirectTo: string,
): string {
  const parameters = new URLSearchParams({ token, type, redirect_to: redirectTo })
  return `${issuerOf(origin)}/verify?${parameters}`
}

/**
 * Does work that ends in a message once the answer is on its way, not before: neither its time nor its failure tells the caller whether
 * an address is known. When it fails it is logged, and `sendRights` are given back, so that asking again
 * helps at once.
 */
export function deliverLater(
  deps: Deps,
  sendRights: SendRight[],
  work: () => Promise<unknown>,
): void {
  const delivery = afterAnswer()
    .then(() => deliver(deps, sendRights, work))
    .catch((error: unknown) => {
      log('error', 'A mail could not be sent', { area: 'auth-mail', cause: error })
    })
  deps.defer(delivery)
}

/** An answer that is ready leaves within the turn of the event loop that made it. */
const afterAnswer = () => new Promise<void>((resolve) => void setTimeout(resolve, 0))

/**
 * Does work that ends in a message; if it fails, `sendRights` are given back. Not so where the message itself is refused, or
 * may have left: whoever asks for such would ask without end.
 */
export async function deliver<Result>(
  { db }: Pick<Deps, 'db'>,
  sendRights: SendRight[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const counts = error instanceof TextRefused || error instanceof TextUnanswered
    if (sendRights.length > 0 && !counts) await giveRightsBack(db, sendRights)
    throw error
  }
}
