import { env } from 'cloudflare:workers'

const { KV } = env

/** The same KV with `changes`, as a new object because isolate memory is per binding. */
export const ownKv = (changes: Partial<KVNamespace> = {}): KVNamespace =>
  new Proxy(KV, {
    get: (target, name) => {
      const value: unknown = Reflect.get(changes, name) ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
