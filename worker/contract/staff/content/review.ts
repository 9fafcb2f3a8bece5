import { z } from 'zod'
import { changeNote } from '../../flag-calls.ts'

export const reviewStates = ['asked', 'approved', 'returned'] as const
export type ReviewState = (typeof reviewStates)[number]

/**
 * `POST /api/admin/content/:id/drafts/:locale/review`: requests or answers a review. Returning a
 * draft needs a note.
 */
export const ReviewStep = z
  .strictObject({ state: z.enum(reviewStates), draft: z.uuid(), note: changeNote })
  .refine(({ state, note: why }) => state !== 'returned' || why, { path: ['note'] })
export type ReviewStep = z.infer<typeof ReviewStep>

export type StaffReview = {
  state: ReviewState
  note: string | null
  by: string | null
  at: string
}
