import { z } from 'zod'
import type { AdminAction } from './admin-actions.ts'
import { localeCodes } from '../locales.ts'
import { Cursor, SearchText } from '../paging.ts'
import { line, linesOrEmpty } from '../text/line.ts'
import {
  type MessageProgress,
  messageProgress,
  type ReplyTemplate,
  replyTemplates,
  type RequestStatus,
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
  /** `null` for requests for access: see `request_status`. */
  progress: MessageProgress | null
  assignee: Colleague | null
  /** Of requests for access only. */
  request_status: RequestStatus | null
}

/** Who works on messages. */
export type Colleague = { id: string; email: string }

/** A mail as staff start to write it. */
export type ReplyDraft = { subject: string; text: string }

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
  /** Whom it can be assigned to. */
  colleagues: Colleague[]
  /** In the language of who wrote; `null` where there is no one to write to. */
  drafts: Record<ReplyTemplate, ReplyDraft> | null
}

/** `PUT /api/admin/submissions/:id/progress` */
export const ProgressChange = z.strictObject({ progress: z.enum(messageProgress) })

/** `PUT /api/admin/submissions/:id/assignee`. `from` is who had it when staff looked: another by now is a conflict. */
export const AssigneeChange = z.strictObject({
  assignee: z.string().max(64).nullable(),
  from: z.string().max(64).nullable(),
})

/** `POST /api/admin/submissions/:id/replies`. The same `id` is mailed once. `from` is as for assignees. */
export const MessageReply = z.strictObject({
  id: z.uuid(),
  template: z.enum(replyTemplates),
  subject: line(150),
  text: linesOrEmpty(5_000).min(1),
  from: z.enum(messageProgress),
})
export type MessageReply = z.output<typeof MessageReply>

/** Number of submissions by view, up to `maxCountedSubmissions` (filters.ts). */
export type SubmissionCounts = Record<SubmissionView, number>
