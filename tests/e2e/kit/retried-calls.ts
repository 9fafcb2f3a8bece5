import type { ConsoleMessage, Page } from '@playwright/test'

/** Calls that invalidate the session's earlier tokens (worker/features/auth/decisions.md, 5). */
const proof = /\/api\/account\/proof$|\/factors\/[^/]+\/verify$/

/**
 * A request sent during such a call gets 401 and is retried with the new token.
 * @returns whether a console message is about such a retried call
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
