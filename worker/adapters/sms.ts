import { z } from 'zod'
import { fetchWithTimeout } from '../lib/http/outgoing.ts'
import { settings } from '../lib/settings/settings.ts'

export type SmsChannel = 'sms' | 'whatsapp'
/**
 * Sends a text message. `to` is an E.164 number without "+"; resolves to the provider's message id.
 * @throws SmsRejected when the provider rejects it, SmsTimeout after a timeout
 */
export type SendSms = (to: string, text: string, channel: SmsChannel) => Promise<string>

/** The provider rejects the message permanently: unknown number or unsupported channel. */
export class SmsRejected extends Error {}
/** The provider did not answer in time; the message may have been sent. */
export class SmsTimeout extends Error {}

/**
 * Client of Twilio's Messages API (`POST /2010-04-01/Accounts/{sid}/Messages.json`), or `null` when
 * not configured.
 * @throws Failure `server/setting-missing` when only some of its four settings are set
 */
export function createSmsSender(env: object): SendSms | null {
  const isSetUp = 'SMS_API_BASE' in env && env.SMS_API_BASE !== ''
  if (!isSetUp) return null
  const { SMS_API_BASE, SMS_ACCOUNT_SID, SMS_AUTH_TOKEN, SMS_FROM } = settings(env, {
    SMS_API_BASE: z.url(),
    SMS_ACCOUNT_SID: z.string(),
    SMS_AUTH_TOKEN: z.string(),
    SMS_FROM: z.string(),
  })
  const url = new URL(`/2010-04-01/Accounts/${SMS_ACCOUNT_SID}/Messages.json`, SMS_API_BASE)
  const authorization = `Basic ${btoa(`${SMS_ACCOUNT_SID}:${SMS_AUTH_TOKEN}`)}`
  return async (to, text, channel) => {
    const prefix = channel === 'whatsapp' ? 'whatsapp:' : ''
    const response = await fetchWithTimeout(10_000, url, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: `${prefix}+${to}`, From: prefix + SMS_FROM, Body: text }),
    }).catch(asUnanswered)
    if (!response.ok) {
      const Failed = response.status === 400 ? SmsRejected : Error
      throw new Failed(`The SMS provider answered ${response.status}`)
    }
    return z.object({ sid: z.string() }).parse(await response.json().catch(asUnanswered)).sid
  }
}

/** A timeout after the request was sent: the provider may have sent the message. */
function asUnanswered(cause: unknown): never {
  if (!(cause instanceof DOMException && cause.name === 'TimeoutError')) throw cause
  throw new SmsTimeout('The SMS provider did not answer in time', { cause })
}
