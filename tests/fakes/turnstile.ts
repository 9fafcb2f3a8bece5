import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenByHand } from './listen.ts'

export type Mode =
  | 'solves'
  /** The script cannot be loaded. */
  | 'blocked'
  /** The widget reports an error. */
  | 'errs'
  /** Someone has to tick a box. */
  | 'asks'
  /** siteverify refuses every token. */
  | 'refuses'

/** The widget, as far as it is documented; what it needs of the service comes from its frame. */
function widget(): void {
  type Options = Record<string, unknown> & Record<string, (token?: string) => void>
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src)
  const widgets = new Map<string, { frame: HTMLIFrameElement; options: Options }>()
  const show = (id: string) => {
    const { frame, options } = widgets.get(id) ?? {}
    if (!frame || !options) return
    const query = new URLSearchParams({
      id,
      action: String(options['action']),
      hostname: location.hostname,
    })
    frame.src = `${origin}/frame?${query}`
  }
  addEventListener('message', ({ origin: from, data }) => {
    const known = from === origin ? widgets.get(data.id) : undefined
    if (!known) return
    // as the real one: seen only while someone has to do something, so that no button moves under a hand
    const isAsking = data.event === 'before-interactive-callback'
    known.frame.hidden =
      known.options['appearance'] === ('interaction-only' as unknown) && !isAsking
    known.options[data.event]?.(data.token)
  })
  Object.assign(window, {
    turnstile: {
      render: (place: HTMLElement, options: Options) => {
        const id = `w${Math.random()}`
        const frame = document.createElement('iframe')
        frame.title = 'Turnstile'
        frame.height = '40'
        frame.hidden = options['appearance'] === ('interaction-only' as unknown)
        widgets.set(id, { frame, options })
        place.appendChild(frame)
        show(id)
        return id
      },
      reset: show,
      remove: (id: string) => {
        widgets.get(id)?.frame.remove()
        widgets.delete(id)
      },
    },
  })
}

/** What the frame runs: it tells its page what became of it. */
function frame(id: string, event: string, token: string): void {
  const tell = (event: string) => parent.postMessage({ id, event, token }, '*')
  tell(event)
  const box = document.querySelector('input')
  box?.addEventListener('change', () => tell('callback'))
}

const events = {
  solves: 'callback',
  refuses: 'callback',
  asks: 'before-interactive-callback',
  errs: 'error-callback',
  blocked: 'error-callback',
} as const satisfies Record<Mode, string>

/**
 * A stand-in for Turnstile. By hand: `node tests/fakes/turnstile.ts`. It has the widget's script, the frame that hands
 * out tokens, and siteverify, which takes each token once and knows for which host and action it was made. What goes
 * wrong is for tests to say: `PUT /fake` with `{ "mode": … }`.
 * Source: developers.cloudflare.com, "Turnstile": client-side rendering, validate the token.
 */
export function createTurnstile(): Server {
  let mode: Mode = 'solves'
  const tokens = new Map<string, { hostname: string; action: string }>()

  function framePage(query: URLSearchParams): string {
    const token = randomUUID()
    const tell = (name: string) => query.get(name) ?? ''
    tokens.set(token, { hostname: tell('hostname'), action: tell('action') })
    const given = [query.get('id'), events[mode], token].map((value) => JSON.stringify(value))
    const box = mode === 'asks' ? '<label><input type="checkbox">I am human</label>' : ''
    return `<!doctype html><title>Turnstile</title>${box}<script>(${frame.toString()})(${given.join()})</script>`
  }

  function verify(body: URLSearchParams): object {
    const token = body.get('response') ?? ''
    const known = tokens.get(token)
    tokens.delete(token)
    if (!known) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
    if (mode === 'refuses') return { success: false, 'error-codes': ['invalid-input-response'] }
    return { success: true, 'error-codes': [], ...known }
  }

  async function answer(request: IncomingMessage): Promise<[number, string, string]> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
    switch (pathname) {
      case '/turnstile/v0/api.js':
        return [mode === 'blocked' ? 503 : 200, 'text/javascript', `(${widget.toString()})()`]
      case '/frame':
        return [200, 'text/html', framePage(searchParams)]
      case '/turnstile/v0/siteverify':
        return [
          200,
          'application/json',
          JSON.stringify(verify(new URLSearchParams(await text(request)))),
        ]
      case '/fake':
        if (request.method === 'PUT') ({ mode } = JSON.parse(await text(request)))
        return [200, 'application/json', JSON.stringify({ mode })]
      default:
        return [404, 'text/plain', '']
    }
  }

  return createServer((request, response) => {
    void answer(request).then(([status, type, body]) => {
      response.writeHead(status, { 'content-type': type }).end(body)
    })
  })
}

if (import.meta.main) await listenByHand(createTurnstile())
