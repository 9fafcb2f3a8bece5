import { ApiError } from './client.ts'

type Call = { param?: Record<string, string> }
type Callable = ((call?: Call, options?: unknown) => unknown) & Record<string | symbol, unknown>

/**
 * Wraps the API client so that path parameters are URL-encoded, which Hono's client does not do. Ids come from the
 * address bar, and an id with a slash in it must not reach another endpoint.
 */
export const withEncodedParams = <Client>(client: Client): Client =>
  wrapped(client as Callable) as Client

const wrapped = (inner: Callable): unknown =>
  new Proxy(inner, {
    get(_, name) {
      const part = inner[name]
      return typeof part === 'function' ? wrapped(part as Callable) : part
    },
    apply: (_, __, [call, options]: [Call?, unknown?]) =>
      inner(call?.param ? { ...call, param: encoded(call.param) } : call, options),
  })

const encoded = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodePart(value)]))

/** @throws ApiError `request/not-found` for `.` and `..`, which URL parsers resolve even when encoded */
function encodePart(value: string): string {
  if (/^\.{1,2}$/.test(value)) throw new ApiError('request/not-found')
  return encodeURIComponent(value)
}
