import { z } from 'zod'
import { note } from '../../flag-calls.ts'

/** What came of asking for a review of a draft. */
export const reviewStates = ['asked', 'approved', 'returned'] as const
export type ReviewState = (typeof reviewStates)[number]

/** `POST /api/admin/content/:id/drafts/:locale/review`: asks for one, or answers. Who sends a text back says why. */
export const ReviewStep = z
  .strictObject({ state: z.enum(reviewStates), draft: z.uuid(), note })
  .refine(({ state, note: why }) => state !== 'returned' || why, { path: ['note'] })
export type ReviewStep = z.infer<typeof ReviewStep>

export type StaffReview = {
  state: ReviewState
  note: string | null
  by: string | null
  at: string
}
