import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createSite } from './site.ts'
import { type Deps, liveDeps } from '../../../worker/deps.ts'

export const origin = 'https://meltemi.test'

/** Skips waits; tests about time bring a clock. */
export const noPause = async () => {}

/** Dependencies of one call, by its settings object. */
const overrides = new WeakMap<object, Partial<Deps>>()

// built once, because that takes longer than most calls
const app = createSite((settings, ...given) => ({
  ...liveDeps(settings, ...given),
  pause: noPause,
  ...overrides.get(settings),
}))

/** The request of a posted form. */
export const formPost = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

type Call = {
  method?: string
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Sends one request through the whole app and waits for its deferred work.
 * `override` replaces dependencies, `settings` environment variables.
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
