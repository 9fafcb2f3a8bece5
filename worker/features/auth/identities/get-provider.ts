import type { Provider } from '../../../adapters/openid-providers.ts'
import { invalid } from '../protocol.ts'

/** @throws AuthFailure `validation_failed` for one that is not set up */
export function getProvider(providers: Provider[], name: string): Provider {
  const provider = providers.find((it) => it.name === name)
  if (!provider) throw invalid(`Unsupported provider: Provider ${name} could not be found`)
  return provider
}
