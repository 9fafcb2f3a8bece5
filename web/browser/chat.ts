import { hasConsent } from '../app/consent.ts'

/** HubSpot's global API. Source: developers.hubspot.com, "Conversations SDK". */
type HubSpotWindow = Window & {
  HubSpotConversations?: { widget: { load: () => void; remove: () => void } }
}

const scriptId = 'hs-script-loader'

/**
 * Shows the chat window, loading HubSpot's script the first time. Call it with consent only.
 * @param script URL of the portal's loader; the CSP allows its host while `hubspot_chat` is on
 */
export function showChat(script: string): void {
  const load = () => {
    // consent may have been withdrawn while the script loaded
    if (hasConsent()) (window as HubSpotWindow).HubSpotConversations?.widget.load()
  }
  if (document.getElementById(scriptId)) return load()
  Object.assign(window, {
    // the CSP forbids inline styles
    hsConversationsSettings: { loadImmediately: false, avoidInlineStyles: true },
    hsConversationsOnReady: [load],
    // the site has its own consent banner
    disableHubSpotCookieBanner: true,
  })
  const element = document.createElement('script')
  Object.assign(element, { id: scriptId, async: true, src: script })
  document.head.appendChild(element)
}

/** Removes the chat window and HubSpot's cookies, then reloads: a script that has run cannot be unloaded. */
export function withdrawChat(): void {
  if (!document.getElementById(scriptId)) return
  const { HubSpotConversations } = window as HubSpotWindow
  HubSpotConversations?.widget.remove()
  for (const name of ['hubspotutk', 'messagesUtk', '__hstc', '__hssc', '__hssrc']) expire(name)
  location.reload()
}

/** Deletes a cookie on this host and every parent domain; HubSpot sets its cookies on the highest one allowed. */
function expire(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
}
