/** The six figures of the dashboard, in the specification's order. */
export const figureNames = ['users', 'companies', 'flags', 'pages', 'views', 'conversion'] as const
export type FigureName = (typeof figureNames)[number]

/** A figure now and a month ago. `conversion` is a share (0.032 is 3.2 %), all others are counts. */
export type Figure = {
  now: number
  /** `null` as long as there is no month to compare with: then the specification's sample is shown. */
  before: number | null
}

/** Something that staff did lately. */
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
      at: string
      actor_name: string | null
      /** area/what-happened, such as `user/suspended`. */
      action: string
    }

/** What the dashboard shows of this deployment. */
export type Overview = {
  figures: Record<FigureName, Figure>
  /** Newest first, at most eight. */
  activities: Activity[]
}
