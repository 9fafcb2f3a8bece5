import { ApiError } from './client.ts'

type Given = { param?: Record<string, string> }
type Callable = ((given?: Given, options?: unknown) => unknown) & Record<string | symbol, unknown>

/**
 * The same client of the API, with what stands in a path encoded: hono's puts it there as it is. Ids come from
 * addresses that anyone can write; none of them may lead to another endpoint.
 */
export const withEncodedParams = <Client>(client: Client): Client =>
  wrapped(client as Callable) as Client

const wrapped = (inner: Callable): unknown =>
  new Proxy(inner, {
    get(_, name) {
      const part = inner[name]
      return typeof part === 'function' ? wrapped(part as Callable) : part
    },
    apply: (_, __, [given, options]: [Given?, unknown?]) =>
      inner(given?.param ? { ...given, param: encoded(given.param) } : given, options),
  })

const encoded = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodePart(value)]))

/** @throws ApiError `request/not-found` for what addresses read as "here" and "above", encoded or not */
function encodePart(value: string): string {
  if (/^\.{1,2}$/.test(value)) throw new ApiError('request/not-found')
  return encodeURIComponent(value)
}
