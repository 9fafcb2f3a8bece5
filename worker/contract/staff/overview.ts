import type { SubmissionKind } from './filters.ts'

/** Figures of the dashboard, in the specification's order. */
export const figureNames = ['users', 'companies', 'flags', 'pages', 'views', 'conversion'] as const
export type FigureName = (typeof figureNames)[number]

/**
 * A figure now and a month ago. `conversion` is a ratio (0.032 is 3.2 %), all others are counts.
 */
export type Figure = {
  now: number
  /** `null` without a month to compare with: the specification's sample is shown then. */
  before: number | null
}

/** Subject of an action, linked to its screen. */
export type ActivitySubject = {
  kind: 'user' | 'request' | 'company' | 'message'
  id: string
  /** Name or address; `null` once erased. */
  name: string | null
}

/**
 * A recent event. The actor is an address, `simple-admin`, `applicant`, or `null` for a deleted
 * account.
 */
export type Activity =
  | {
      kind: 'flags'
      at: string
      actor_name: string | null
      /** Flags that were switched together. */
      flags: string[]
      to: boolean
      cause: string | null
    }
  | {
      kind: 'action'
      /** Time of the last one. */
      at: string
      actor_name: string | null
      /** Name of the action as area/what-happened, such as `user/suspended`. */
      action: string
      /** Subjects, newest first; consecutive equal actions of one actor are grouped. */
      subjects: ActivitySubject[]
      /** Number of actions; may exceed the number of listed subjects. */
      count: number
    }
  | {
      kind: 'message'
      at: string
      /** `null` once erased. */
      actor_name: string | null
      form: SubmissionKind
      subject: ActivitySubject
    }

export type Overview = {
  figures: Record<FigureName, Figure>
  /** Recent events, newest first, at most eight. */
  activities: Activity[]
}
