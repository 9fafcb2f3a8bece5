import { parseEmail } from '../../account/email.ts'
import type { Claims } from './id-token.ts'
import type { Provider } from '../../../../adapters/openid-providers.ts'

/** Who a person is at a provider. */
export type Profile = {
  provider: string
  subject: string
  /** The address that the provider vouches for; `null` when it does not vouch for any. */
  verifiedEmail: string | null
  /** The address as the provider tells it, verified or not. Never decide anything by it. */
  email: string | null
  /** What the identity shows (contract §3, `identity_data`). */
  data: Record<string, unknown>
}

/** Only what the claims are known to say is kept: providers put all sorts of things into ID tokens. */
export function profileOf({ name: provider }: Provider, claims: Claims): Profile {
  const email = addressOf(claims.email)
  const isVerified = email !== null && claims.email_verified
  const fullName = claims.name ?? ([claims.given_name, claims.family_name].join(' ').trim() || null)
  return {
    provider,
    subject: claims.sub,
    email,
    verifiedEmail: isVerified ? email : null,
    data: {
      iss: claims.iss,
      sub: claims.sub,
      provider_id: claims.sub,
      ...(email !== null && { email }),
      ...(fullName !== null && {
        name: fullName,
        full_name: fullName,
      }),
      ...(claims.picture !== undefined && {
        picture: claims.picture,
        avatar_url: claims.picture,
      }),
      email_verified: isVerified,
      phone_verified: false,
    },
  }
}

/** An address as we keep it; one that we could not write to counts as none. */
function addressOf(email: string | undefined): string | null {
  try {
    return parseEmail(email ?? '')
  } catch {
    return null
  }
}
