import { env } from 'cloudflare:workers'

const { KV } = env

/** The same KV with `changes`, for an isolate that remembers nothing: what one remembers it remembers by its KV. */
export const ownKv = (changes: Partial<KVNamespace> = {}): KVNamespace =>
  new Proxy(KV, {
    get: (target, name) => {
      const value: unknown = Reflect.get(changes, name) ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
