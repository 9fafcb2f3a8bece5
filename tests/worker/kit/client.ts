import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createSite } from './site.ts'
import { type Deps, liveDeps } from '../../../worker/deps.ts'

export const origin = 'https://meltemi.test'

/** What the Worker leaves for later happens at once; tests about time bring a clock. */
export const noPause = async () => {}

/** What differs from the real dependencies in one call, by the settings object that only this call has. */
const overrides = new WeakMap<object, Partial<Deps>>()

// building it takes longer than most calls
const app = createSite((settings, ...given) => ({
  ...liveDeps(settings, ...given),
  pause: noPause,
  ...overrides.get(settings),
}))

/** What a form of a page sends. */
export const formOf = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

type Call = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> }

/**
 * Sends one request through the whole app and waits for its deferred work.
 * `override` replaces parts of the dependencies, to produce the failures of what is outside; `settings` are
 * environment variables that differ.
 */
export async function call(
  path: string,
  options: Call = {},
  override: Partial<Deps> = {},
  settings: Record<string, string> = {},
) {
  const { method = 'GET', token, body, headers } = options
  const isForm = body instanceof FormData
  const isBytes = body instanceof Uint8Array
  const request = new Request(new URL(path, origin), {
    method,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && {
      body: isBytes
        ? new Uint8Array(body)
        : isForm || typeof body === 'string' || body instanceof ReadableStream
          ? body
          : JSON.stringify(body),
    }),
  })
  const execution = createExecutionContext()
  const own = { ...env, ...settings }
  overrides.set(own, override)
  const response = await app.fetch(request, own, execution)
  await waitOnExecutionContext(execution)
  return response
}
