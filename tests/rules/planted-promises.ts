/** Examples that shared-promises.ts has to find, and one that it has to ignore. */
let inFlight: Promise<string> | undefined
const byName = new Map<string, Promise<number>>()
const boxed: { value?: Promise<string> } = {}
const pair = new WeakMap<object, { value: Promise<string> }>()
const begunByCaller = async () => {
  inFlight ??= Promise.resolve('')
  return inFlight
}

export { begunByCaller, boxed, byName, inFlight, pair }
