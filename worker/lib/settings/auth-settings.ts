import { z } from 'zod'
import type { Role } from '#contract/auth.ts'
import { oncePerEnv } from './once-per-env.ts'
import { settings } from './settings.ts'
import { siteOrigin } from '../http/site-url.ts'

/** What an operator may decide about the auth service; every setting has a default. */
export type AuthSettings = {
  /** Where links lead when nothing else is asked for; may have a path and a fragment. */
  siteUrl: string
  /** Globs of other addresses that links may lead to. */
  redirectUrls: string[]
  /** A new password in a session older than a day takes a mailed code. */
  reauthenticates: boolean
  /** A new password takes the current one. */
  asksCurrentPassword: boolean
}

const onOff = z.enum(['on', 'off']).default('off')

/** @throws Failure `server/setting-missing` naming what is malformed */
export function authSettings(env: object, requestUrl: string): AuthSettings {
  const given = settings(env, {
    SITE_URL: z.url().optional(),
    AUTH_REDIRECT_URLS: z.string().default(''),
    AUTH_REAUTHENTICATION: onOff,
    AUTH_CURRENT_PASSWORD: onOff,
  })
  const globs = given.AUTH_REDIRECT_URLS.split(',').map((glob) => glob.trim())
  return {
    siteUrl: given.SITE_URL ?? siteOrigin(env, requestUrl),
    redirectUrls: globs.filter((glob) => glob !== ''),
    reauthenticates: given.AUTH_REAUTHENTICATION === 'on',
    asksCurrentPassword: given.AUTH_CURRENT_PASSWORD === 'on',
  }
}

/**
 * Days from signing in to the end of a session, where an operator says so; else staff do. Apart from the others: every call of a signed-in person reads it.
 * @throws Failure `server/setting-missing` naming it when it is malformed
 */
export const sessionMaxDays = oncePerEnv(
  (env) =>
    settings(env, { SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(3650).optional() })
      .SESSION_MAX_DAYS ?? null,
)

/** Whether an administrator's browser may keep a session over reloads. */
export const mayKeepAdminSession = oncePerEnv(
  (env) =>
    settings(env, { ADMIN_KEEP_SIGNED_IN: onOff.default('on') }).ADMIN_KEEP_SIGNED_IN === 'on',
)

const adminSecondFactor = oncePerEnv(
  (env) => settings(env, { ADMIN_SECOND_FACTOR: onOff }).ADMIN_SECOND_FACTOR === 'on',
)
const clientSecondFactor = oncePerEnv(
  (env) => settings(env, { CLIENT_SECOND_FACTOR: onOff }).CLIENT_SECOND_FACTOR === 'on',
)

/**
 * Whether people of a role have to set up a second step before anything else. Apart from the others, as above.
 * @throws Failure `server/setting-missing` naming the role's setting when it is malformed: no one of it gets in then
 */
export const owesSecondFactor = (env: object, role: Role): boolean =>
  role === 'admin' ? adminSecondFactor(env) : clientSecondFactor(env)
