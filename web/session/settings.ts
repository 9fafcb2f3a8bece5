import { useEffect, useState } from 'react'

export type AuthSettings = {
  /** Mail is configured: links and codes can be sent. */
  hasMail: boolean
  /** Text messages can be sent: a phone can be a second step. */
  hasPhone: boolean
  /** Staff may stay signed in over reloads. */
  mayKeepStaff: boolean
  /** Other services by which one can sign in, such as `google`. */
  providers: string[]
}

type Answer = {
  external: Record<string, boolean>
  sms_provider: string
  admin_keep_signed_in: boolean
}

const ownWays = new Set(['email', 'phone', 'anonymous_users'])
let settings: Promise<AuthSettings> | undefined

/** What the auth service offers; `null` until it has said so. */
export function useAuthSettings(): AuthSettings | null {
  const [known, setKnown] = useState<AuthSettings | null>(null)
  useEffect(() => {
    settings ??= readSettings()
    settings.then(setKnown, () => {
      settings = undefined // a later page asks again
    })
  }, [])
  return known
}

async function readSettings(): Promise<AuthSettings> {
  const response = await fetch('/auth/v1/settings')
  if (!response.ok)
    throw new Error(`The auth service's settings cannot be read: ${response.status}`)
  const { external, sms_provider: texts, ...own }: Answer = await response.json()
  const providers = Object.keys(external).filter((name) => external[name] && !ownWays.has(name))
  return {
    hasMail: external.email !== false,
    hasPhone: Boolean(texts),
    mayKeepStaff: own.admin_keep_signed_in,
    providers,
  }
}
