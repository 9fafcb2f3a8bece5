import { z } from 'zod'
import type { Role } from '#contract/auth.ts'
import { oncePerEnv } from './once-per-env.ts'
import { settings } from './settings.ts'
import { siteOrigin } from '../http/site-url.ts'

/** Settings of the auth service from the environment; each has a default. */
export type AuthSettings = {
  /** Default redirect target of emailed links; may have a path and a fragment. */
  siteUrl: string
  /** Globs of other allowed redirect targets. */
  redirectUrls: string[]
  /** A new password in a session older than a day takes an emailed code. */
  reauthenticates: boolean
  /** Whether a new password requires the current one. */
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
 * Maximum age of a session in days from the environment; `null`: the setting in D1 applies.
 * Separate from `authSettings` because every authenticated call reads it.
 * @throws Failure `server/setting-missing` when it is malformed
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
 * Whether a role must set up a second factor before anything else. Separate from `authSettings`
 * because every authenticated call reads it.
 * @throws Failure `server/setting-missing` when malformed: the role is locked out then
 */
export const requiresSecondFactor = (env: object, role: Role): boolean =>
  role === 'admin' ? adminSecondFactor(env) : clientSecondFactor(env)
