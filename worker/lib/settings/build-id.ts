/** Id of the build that runs (worker/ops/build/build-id.ts); empty where nothing was built. */
export function buildOf(env: object): string {
  const value: unknown = Reflect.get(env, 'BUILD_ID')
  return typeof value === 'string' ? value : ''
}
