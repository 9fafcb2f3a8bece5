import type { SentFlags } from '#contract/flags.ts'
import type { Site } from './site-context.ts'

/** Data block that the server sends with a page for its hydration. */
export type BootData = Site & {
  flags: SentFlags
  /** Data of the route loaders that ran on the server. */
  loaderData: Record<string, unknown>
} & ClientConfig

/** Configuration of third-party services and failover; a key is absent while its feature is off. */
export type ClientConfig = {
  /** Script URL of the chat window, loaded after consent only. */
  chat?: string
  /** Turnstile's site key and script URL; loads after consent, or when a call requires a captcha. */
  captcha?: { siteKey: string; script: string }
  /** The two origins between which reads fail over. */
  failover?: readonly [string, string]
}

/** JSON that is safe inside a script element: `<` is escaped, so no text can close the element. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')

export function readBootData(): BootData {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('No data block "boot"')
  return JSON.parse(text) as BootData
}
