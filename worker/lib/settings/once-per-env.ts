/**
 * Caches what is read from an environment for the isolate's life; failures are not cached. No
 * promises: they belong to one request (tests/rules/shared-promises.ts).
 */
export function oncePerEnv<Value>(
  read: (env: object) => Value extends Promise<unknown> ? never : Value,
): (env: object) => Value {
  const known = new WeakMap<object, { value: Value }>()
  return (env) => {
    const remembered = known.get(env) ?? { value: read(env) }
    known.set(env, remembered)
    return remembered.value
  }
}

/** `oncePerEnv` for values created asynchronously; concurrent requests each create their own. */
export function oncePerEnvAsync<Value>(
  make: (env: object) => Promise<Value>,
): (env: object) => Promise<Value> {
  const known = new WeakMap<object, { value: Value }>()
  return async (env) => {
    const remembered = known.get(env) ?? { value: await make(env) }
    known.set(env, remembered)
    return remembered.value
  }
}
