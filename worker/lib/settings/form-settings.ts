import { z } from 'zod'
import { oncePerEnv } from './once-per-env.ts'
import { settings } from './settings.ts'

/** Settings of forms from the environment; each has a default. */
export type FormSettings = {
  /**
   * Days after which a delivered submission loses its personal data; `null`: the setting in D1
   * applies.
   */
  retentionDays: number | null
  /** Whether the sender gets a confirmation mail. */
  sendsConfirmation: boolean
}

/** @throws Failure `server/setting-missing` naming what is malformed */
export const formSettings = oncePerEnv((env): FormSettings => {
  const given = settings(env, {
    SUBMISSION_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).optional(),
    FORM_CONFIRMATION: z.enum(['on', 'off']).default('off'),
  })
  return {
    retentionDays: given.SUBMISSION_RETENTION_DAYS ?? null,
    sendsConfirmation: given.FORM_CONFIRMATION === 'on',
  }
})
