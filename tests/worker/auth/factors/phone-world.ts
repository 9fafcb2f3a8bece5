import type { SendSms } from '../../../../worker/adapters/sms.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, type World } from '../world.ts'
import { signedIn } from './authenticator.ts'

/** A test environment in which text messages arrive, unless `provider.isDown`. */
export function createPhoneWorld() {
  const texts: { to: string; channel: string; code: string }[] = []
  const provider = { isDown: false }
  const send: SendSms = async (to, text, channel) => {
    if (provider.isDown) throw new Error('The SMS provider answered 500')
    texts.push({ to, channel, code: /\d{6}/.exec(text)?.[0] ?? '' })
    return `SM${texts.length}`
  }
  const lastCode = () => texts.at(-1)?.code ?? ''
  return { world: createWorld({ sms: () => send, limits: noLimits }), texts, provider, lastCode }
}

/** A user signed in by password, with an unverified phone. */
export async function enrolledPhone(world: World, email = 'a@example.com') {
  const user = await world.user(email)
  const client = await signedIn(world, email)
  const wish = { factorType: 'phone', phone: '+16135550142', friendlyName: 'Mobile' } as const
  const { data } = await client.mfa.enroll(wish)
  return { user, client, data, factorId: data?.id ?? '' }
}
