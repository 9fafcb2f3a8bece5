import { z } from 'zod'
import type { AdminAction } from './admin-actions.ts'
import { Cursor } from './paging.ts'
import {
  submissionKinds,
  type SubmissionKind,
  submissionStates,
  type SubmissionState,
} from './people-options.ts'

/** `GET /api/admin/submissions` */
export const SubmissionQuery = z.strictObject({
  kind: z.enum(submissionKinds).optional(),
  state: z.enum(submissionStates).optional(),
  cursor: Cursor,
})
export type SubmissionQuery = z.output<typeof SubmissionQuery>

/** What a visitor sent, and how far it got. Nothing personal. */
export type SubmissionLine = {
  id: string
  kind: SubmissionKind
  state: SubmissionState
  attempts: number
  destination: 'hubspot' | 'mail' | null
  last_error: string | null
  /** When the next try is due; `null` unless it waits. */
  next_at: string | null
  created_at: string
  delivered_at: string | null
  erased_at: string | null
}

/** `GET /api/admin/submissions/:id` */
export type SubmissionDetail = SubmissionLine & {
  locale: string
  /** What was typed, until personal data are erased. */
  payload: Record<string, unknown> | null
  tries: {
    id: number
    attempted_at: string
    destination: 'hubspot' | 'mail'
    outcome: 'delivered' | 'retry' | 'refused'
    detail: string | null
    duration_ms: number
  }[]
  actions: AdminAction[]
}

export type SubmissionCounts = Record<SubmissionState, number>
