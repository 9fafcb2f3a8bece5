import type { SendSms } from '../../../../worker/adapters/sms.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, type World } from '../world.ts'

/** A world in which text messages arrive, unless `provider.isDown`. */
export function createPhoneWorld(override: Partial<Deps> = {}) {
  const texts: { to: string; code: string }[] = []
  const provider = { isDown: false }
  const send: SendSms = async (to, text) => {
    if (provider.isDown) throw new Error('The SMS provider answered 500')
    texts.push({ to, code: /\d{6}/.exec(text)?.[0] ?? '' })
    return `SM${texts.length}`
  }
  return { world: createWorld({ sms: () => send, limits: noLimits, ...override }), texts, provider }
}

let networks = 0
/** A request from a network that has not asked before. */
export const fromAnywhere = (world: World, path: string, body: unknown) =>
  world.auth(path, {
    method: 'POST',
    body,
    headers: { 'cf-connecting-ip': `198.51.100.${++networks % 250}` },
  })
