import { createServer, type Server } from 'node:http'
import { runFakeByHand } from './listen.ts'

/** The script a page loads: the documented part of the Conversations SDK. */
function script(): void {
  type Given = {
    hsConversationsSettings?: { loadImmediately?: boolean; avoidInlineStyles?: boolean }
    hsConversationsOnReady?: (() => void)[]
  }
  const page = globalThis as unknown as Given
  const settings = page.hsConversationsSettings ?? {}
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src)
  const id = 'hubspot-messages-iframe-container'
  document.cookie = 'hubspotutk=0123456789abcdef0123456789abcdef; path=/; max-age=3600'
  const widget = {
    load: () => {
      if (document.getElementById(id)) return
      const sheet = document.createElement(settings.avoidInlineStyles ? 'link' : 'style')
      if (settings.avoidInlineStyles) {
        Object.assign(sheet, { rel: 'stylesheet', href: `${origin}/widget.css` })
      } else sheet.textContent = '#hubspot-messages-iframe-container { position: fixed }'
      const box = document.createElement('div')
      const frame = document.createElement('iframe')
      box.id = id
      Object.assign(frame, { title: 'Chat Widget', src: `${origin}/frame` })
      box.appendChild(frame)
      document.head.appendChild(sheet)
      document.body.appendChild(box)
    },
    remove: () => document.getElementById(id)?.remove(),
  }
  Object.assign(page, { HubSpotConversations: { widget } })
  if (settings.loadImmediately !== false) widget.load()
  for (const ready of page.hsConversationsOnReady ?? []) ready()
}

const css = '#hubspot-messages-iframe-container { position: fixed; right: 0; bottom: 0 }'

/**
 * A fake of HubSpot’s chat loader and window. By hand: `node tests/fakes/chat.ts`.
 * It follows `hsConversationsSettings`, calls `hsConversationsOnReady`, inserts a frame and sets the tracking
 * cookie.
 */
export const createChat = (): Server =>
  createServer((request, response) => {
    const [type, body] =
      request.url === '/widget.css'
        ? ['text/css', css]
        : request.url === '/frame'
          ? ['text/html', '<!doctype html><title>Chat</title><p>How can we help?']
          : ['text/javascript', `(${script.toString()})()`]
    response.writeHead(200, { 'content-type': type }).end(body)
  })

if (import.meta.main) await runFakeByHand(createChat())
