import { asLocale, preferredLocale } from '../../../lib/http/accept-language.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { TextRefused, TextUnanswered } from '../../../adapters/sms.ts'
import { type Bucket, refund } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { issuerOf } from '../protocol.ts'
import { isOwnPage, withFragment, withQuery } from '../tokens/redirects.ts'

/** The recipient's language: as they said at sign-up, else as the browser says, else English. */
export const localeOf = (
  metadata: Record<string, unknown> | undefined,
  acceptLanguage: string | undefined,
): Locale => asLocale(metadata?.['language']) ?? preferredLocale(acceptLanguage) ?? defaultLocale

/**
 * Where a mail's link leads: to our page, which has one button and acts when it is pressed, or for any other app to
 * GET /verify, which acts and leads on to the app (contract §5).
 */
export function mailedLink(deps: Deps, token: string, type: string, target: string): string {
  if (isOwnPage(deps, target)) {
    // `sb` says that a link follows: the server sees no fragment, and would draw a form to sign in by
    return withFragment(withQuery(target, { sb: '' }), { token_hash: token, type })
  }
  const parameters = new URLSearchParams({ token, type, redirect_to: target })
  return `${issuerOf(deps.origin)}/verify?${parameters}`
}

/**
 * Does work that ends in a message once the answer is on its way, not before: neither its time nor its failure tells the
 * caller whether an address is known. When it fails it is logged, and `rights` are given back, so that asking again
 * helps at once.
 */
export function deliverLater(deps: Deps, rights: Bucket[], work: () => Promise<unknown>): void {
  const delivery = afterAnswer()
    .then(() => deliver(deps, rights, work))
    .catch((error: unknown) => {
      log('error', 'A mail could not be sent', { area: 'auth-mail', cause: error })
    })
  deps.defer(delivery)
}

/** An answer that is ready leaves within the turn of the event loop that made it. */
const afterAnswer = () => new Promise<void>((resolve) => void setTimeout(resolve, 0))

/**
 * Does work that ends in a message; if it fails, `rights` are given back. Not so where the message itself is refused, or
 * may have left: who asks for such would ask without end.
 */
export async function deliver<Result>(
  { db }: Pick<Deps, 'db'>,
  rights: Bucket[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const counts = error instanceof TextRefused || error instanceof TextUnanswered
    if (rights.length > 0 && !counts) await refund(db, rights)
    throw error
  }
}
