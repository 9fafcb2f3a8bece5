import { z } from 'zod'
import { Day } from '../../site/day.ts'
import { type Locale, localeCodes } from '../../locales.ts'
import { Cursor } from '../../paging.ts'
import { line } from '../../text/line.ts'
import { documentGroups, documentKinds, documentLimits, documentSubjects } from './documents.ts'

const fields = {
  kind: z.enum(documentKinds),
  title: line(documentLimits.title),
  valid_until: Day.nullable(),
}

/** `PUT /api/admin/documents/:id`; `version` as seen. */
export const DocumentChange = z.strictObject({ ...fields, version: z.int().min(1) })
export type DocumentChange = z.infer<typeof DocumentChange>

/** `PUT /api/admin/documents/:id/withdrawn` */
export const DocumentWithdrawal = z.strictObject({ version: z.int().min(1) })

/** Query parameters of the upload `PUT /api/admin/files/:id`. */
export const DocumentUpload = z
  .strictObject({
    ...fields,
    valid_until: fields.valid_until.optional().default(null),
    file_name: line(documentLimits.fileName),
    /** SHA-256 computed by the browser, in hexadecimal; the upload must match. */
    sha256: z.string().regex(/^[\da-f]{64}$/),
    place: z.enum(documentSubjects).optional(),
    place_id: z.string().max(60).optional(),
  })
  .refine(({ place, place_id: id }) => (place === undefined) === (id === undefined), {
    path: ['place_id'],
    message: 'Both or neither',
  })
export type DocumentUpload = z.infer<typeof DocumentUpload>

/** `GET /api/admin/documents`: documents about one subject, or those for all clients. */
export const StaffDocumentQuery = z.strictObject({
  place: z.enum(documentSubjects).optional(),
  place_id: z.string().max(60).optional(),
  cursor: Cursor,
})
export type StaffDocumentQuery = z.infer<typeof StaffDocumentQuery>

const locale = z.enum(localeCodes as [Locale, ...Locale[]])

/** `GET /api/trade/:company/documents` */
export const ClientDocumentQuery = z.strictObject({
  group: z.enum(documentGroups),
  locale,
  cursor: Cursor,
})
export type ClientDocumentQuery = z.infer<typeof ClientDocumentQuery>
