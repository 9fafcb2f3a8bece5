/** So long the owner has, who is told of it by mail, before what a session set by itself counts. */
export const waitMs = 24 * 60 * 60 * 1000

/** Since when something began that is younger than that. */
export const youngSince = (now: Date): string => new Date(now.getTime() - waitMs).toISOString()

/** Whether something is younger than the day that its owner has. */
export const isYoung = ({ createdAt }: { createdAt: string }, now: Date): boolean =>
  createdAt > youngSince(now)
