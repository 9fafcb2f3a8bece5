import type { SentFlags } from '#contract/flags.ts'
import type { Site } from './site-context.ts'

/** What a page carries for React to hydrate with: everything its first render needed, and nothing more. */
export type Boot = Site & {
  flags: SentFlags
  /** Data of the route loaders that ran on the server. */
  loaderData: Record<string, unknown>
} & Services

/** What staff switched on and an operator set up; absent otherwise. */
export type Services = {
  /** The script of the chat window, loaded after consent only. */
  chat?: string
  /** The public key of the captcha, and its script; loaded where a call demands it, elsewhere after consent. */
  captcha?: { siteKey: string; script: string }
  /** The site's two origins, while reads fall over from one to the other. */
  failover?: readonly [string, string]
}

/** Safe inside a script element of any type: no text of ours can close it. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')

/** Reads the page's own data block. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('No data block "boot"')
  return JSON.parse(text) as Boot
}
