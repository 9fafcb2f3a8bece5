import { hasConsent } from '../app/consent.ts'

/** HubSpot's side of the page. Source: developers.hubspot.com, "Conversations SDK". */
type HubSpotWindow = Window & {
  HubSpotConversations?: { widget: { load: () => void; remove: () => void } }
}

const scriptId = 'hs-script-loader'

/**
 * Shows the chat window, loading HubSpot's script the first time. Call it with consent only.
 * @param script the portal's loader; the page's policy admits its host while `hubspot_chat` is on
 */
export function showChat(script: string): void {
  const load = () => {
    // it may have been withdrawn while the script was on its way
    if (hasConsent()) (window as HubSpotWindow).HubSpotConversations?.widget.load()
  }
  if (document.getElementById(scriptId)) return load()
  Object.assign(window, {
    // styles come as a file: the policy takes no inline ones
    hsConversationsSettings: { loadImmediately: false, avoidInlineStyles: true },
    hsConversationsOnReady: [load],
    // we have asked already
    disableHubSpotCookieBanner: true,
  })
  const element = document.createElement('script')
  Object.assign(element, { id: scriptId, async: true, src: script })
  document.head.appendChild(element)
}

/**
 * Takes the chat window away with everything HubSpot left here. Code that has run cannot be unloaded: the page starts
 * again without it, and the reader stays where they were.
 */
export function withdrawChat(): void {
  if (!document.getElementById(scriptId)) return
  const { HubSpotConversations } = window as HubSpotWindow
  HubSpotConversations?.widget.remove()
  for (const name of ['hubspotutk', 'messagesUtk', '__hstc', '__hssc', '__hssrc']) expire(name)
  location.reload()
}

/** Deletes a cookie here and on every domain above: the tracking script sets its own on the highest it may. */
function expire(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
}
