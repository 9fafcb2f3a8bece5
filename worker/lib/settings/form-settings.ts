import { z } from 'zod'
import { oncePerEnv } from './once-per-env.ts'
import { settings } from './settings.ts'

/** What an operator may decide about forms; every setting has a default. */
export type FormSettings = {
  /** After so many days a delivered submission loses its personal data; `null` where staff decide. */
  retentionDays: number | null
  /** The sender of a message gets a mail that says so; an applicant always does. */
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
