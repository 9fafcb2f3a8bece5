import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { runFakeByHand } from './listen.ts'

export type Mode =
  | 'solves'
  /** The script cannot be loaded. */
  | 'blocked'
  /** The widget reports an error. */
  | 'errs'
  /** The visitor has to tick a box. */
  | 'asks'
  /** siteverify refuses every token. */
  | 'refuses'

/** The documented part of the widget; its frame provides the tokens. */
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
    // visible only while an interaction is needed, as the real one, so that no button moves
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

/** Runs in the frame and reports its event and token to the page. */
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
 * A fake of Turnstile: widget script, token frame and siteverify, which accepts each token once and knows its host
 * and action.
 * By hand: `node tests/fakes/turnstile.ts`. `PUT /fake` with `{ "mode": … }` sets the behaviour.
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

if (import.meta.main) await runFakeByHand(createTurnstile())
