import type { SubmissionKind } from './filters.ts'

/** The six figures of the dashboard, in the specification's order. */
export const figureNames = ['users', 'companies', 'flags', 'pages', 'views', 'conversion'] as const
export type FigureName = (typeof figureNames)[number]

/** A figure now and a month ago. `conversion` is a share (0.032 is 3.2 %), all others are counts. */
export type Figure = {
  now: number
  /** `null` as long as there is no month to compare with: then the specification's sample is shown. */
  before: number | null
}

/** Someone or something that an action was about, and the screen that shows it. */
export type ActivitySubject = {
  kind: 'user' | 'request' | 'company' | 'message'
  id: string
  /** A name or an address; `null` once it is erased or gone. */
  name: string | null
}

/** Something that happened lately. Who did it is an address, `simple-admin`, `applicant`, or `null` for who is gone. */
export type Activity =
  | {
      kind: 'flags'
      at: string
      actor_name: string | null
      /** Names of the flags that were switched together. */
      flags: string[]
      to: boolean
      cause: string | null
    }
  | {
      kind: 'action'
      /** Of the last one. */
      at: string
      actor_name: string | null
      /** area/what-happened, such as `user/suspended`. */
      action: string
      /** To whom, the last one first: the same action of the same person in a row is told once. */
      subjects: ActivitySubject[]
      /** How often it was done; more than there are subjects where they are too many to name. */
      count: number
    }
  | {
      /** A visitor wrote. */
      kind: 'message'
      at: string
      /** `null` once erased. */
      actor_name: string | null
      form: SubmissionKind
      subject: ActivitySubject
    }

/** What the dashboard shows of this deployment. */
export type Overview = {
  figures: Record<FigureName, Figure>
  /** Newest first, at most eight. */
  activities: Activity[]
}
