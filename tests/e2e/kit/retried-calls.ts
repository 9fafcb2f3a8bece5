import type { ConsoleMessage, Page } from '@playwright/test'

/** A proof, and a second step: either refuses its session's tokens from before (worker/features/auth/decisions.md, 5). */
const proof = /\/api\/account\/proof$|\/factors\/[^/]+\/verify$/

/**
 * A call under way beside a proof is answered 401, and made again with the new token.
 * @returns whether a line of the console is about such a call; not so where it was never answered, or no proof was given
 */
export function watchRetriedCalls(page: Page): (message: ConsoleMessage) => boolean {
  let isProven = false
  const unanswered = new Set<string>()
  page.on('response', (response) => {
    const url = response.url()
    if (response.ok() && proof.test(url)) isProven = true
    if (response.status() === 401) unanswered.add(url)
    else if (response.ok()) unanswered.delete(url)
  })
  return (message) =>
    isProven && message.text().includes('status of 401') && !unanswered.has(message.location().url)
}
