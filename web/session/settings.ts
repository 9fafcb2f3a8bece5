import { useEffect, useState } from 'react'

export type AuthSettings = {
  /** Whether email is configured, so that links and codes can be sent. */
  hasMail: boolean
  /** Whether text messages can be sent, so that phones can be second factors. */
  hasPhone: boolean
  /** Whether staff can stay signed in across reloads. */
  mayKeepStaff: boolean
  /** OAuth providers for sign-in, such as `google`. */
  providers: string[]
}

type Answer = {
  external: Record<string, boolean>
  sms_provider: string
  admin_keep_signed_in: boolean
}

const ownWays = new Set(['email', 'phone', 'anonymous_users'])
let settings: Promise<AuthSettings> | undefined

/** Settings of the auth service; `null` until loaded. */
export function useAuthSettings(): AuthSettings | null {
  const [known, setKnown] = useState<AuthSettings | null>(null)
  useEffect(() => {
    settings ??= readSettings()
    settings.then(setKnown, () => {
      settings = undefined // a later page tries again
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
