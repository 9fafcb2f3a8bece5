/**
 * Remembers what was read from an environment: it stays the same for an isolate's life, and checking it costs as
 * much as a request may. What fails is read again. Values only: a promise belongs to the request that began it, and
 * would hang all others if its visitor left (see tests/rules/shared-promises.ts).
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

/** The same for what takes a while to make: requests that meet meanwhile make it each for itself. */
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
