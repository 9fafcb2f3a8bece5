import { z } from 'zod'
import type { AdminAction } from './admin-actions.ts'
import { localeCodes } from '../locales.ts'
import { Cursor, SearchText } from '../paging.ts'
import {
  submissionKinds,
  type SubmissionKind,
  submissionViews,
  type SubmissionState,
  type SubmissionView,
} from './filters.ts'

const filters = {
  q: SearchText,
  kind: z.enum(submissionKinds).optional(),
  state: z.enum(submissionViews).optional(),
}

/** `GET /api/admin/submissions` */
export const SubmissionQuery = z.strictObject({ ...filters, cursor: Cursor })
export type SubmissionQuery = z.output<typeof SubmissionQuery>

/** `POST /api/admin/submission-exports`: CSV export with headings in a language. */
export const SubmissionExport = z.strictObject({ ...filters, locale: z.enum(localeCodes) })
export type SubmissionExport = z.output<typeof SubmissionExport>

/**
 * A submission and its delivery state. Name, company, address and excerpt are `null` once erased.
 */
export type SubmissionLine = {
  id: string
  kind: SubmissionKind
  name: string | null
  /** Company of a request for access; `null` for contact messages. */
  company: string | null
  email: string | null
  /** Beginning of the message, on one line. */
  excerpt: string | null
  state: SubmissionState
  attempts: number
  destination: 'hubspot' | 'mail' | null
  last_error: string | null
  /** Time of the next delivery attempt; `null` unless it waits. */
  next_at: string | null
  created_at: string
  delivered_at: string | null
  erased_at: string | null
  /** Contact messages only: when staff marked it as answered. */
  answered_at: string | null
}

/** `GET /api/admin/submissions/:id` */
export type SubmissionDetail = SubmissionLine & {
  locale: string
  /** Submitted fields, until personal data is erased. */
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

/** `PUT /api/admin/submissions/:id/answered` */
export const AnsweredChange = z.strictObject({ answered: z.boolean() })

/** Number of submissions by view, up to `maxCountedSubmissions` (filters.ts). */
export type SubmissionCounts = Record<SubmissionView, number>
