import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { open, seal } from '../../../lib/secrets/seal.ts'
import type { FlowRow } from '../account/account.ts'

/**
 * `provider_token` and maybe `provider_refresh_token`: what a client may use to call the provider itself. It gets
 * them with its session; we keep none.
 */
const ProviderTokens = z.record(z.string(), z.string())
export type ProviderTokens = z.infer<typeof ProviderTokens>

const purposeOf = (userId: string) => `provider-tokens:${userId}`

/** Makes tokens ready to wait for a PKCE exchange in D1. */
export const sealTokens = async ({ dataKeys }: Deps, userId: string, tokens: ProviderTokens) =>
  seal(dataKeys(), purposeOf(userId), JSON.stringify(tokens))

/** The tokens that waited with a flow; nothing for flows without a provider. */
export async function openTokens(
  { dataKeys }: Deps,
  { userId, providerTokens }: Pick<FlowRow, 'userId' | 'providerTokens'>,
): Promise<ProviderTokens | undefined> {
  if (userId === null || providerTokens === null) return undefined
  const opened = await open(dataKeys(), purposeOf(userId), providerTokens)
  return opened === null ? undefined : ProviderTokens.parse(JSON.parse(opened))
}
