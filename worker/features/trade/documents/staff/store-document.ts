import { sql } from 'drizzle-orm'
import type { DocumentUpload } from '#contract/trade/documents/document-calls.ts'
import {
  documentLimits,
  type DocumentSubject,
  type StaffDocument,
} from '#contract/trade/documents/documents.ts'
import { actIf, type ActionAuthor } from '../../../../db/admin-actions.ts'
import { type Db, isConstraintError } from '../../../../db/client.ts'
import { documentsTable, allClients } from '../../../../db/schema/trade/documents.ts'
import type { Deps } from '../../../../deps.ts'
import { Failure } from '../../../../lib/http/problem.ts'
import { within } from '../../../../lib/with-timeout.ts'
import { fileNameOf } from '../file-name.ts'
import { fileTypeOf } from './file-type.ts'
import { getStaffDocument } from './staff-documents.ts'

const storeTimeoutMs = 20_000

/**
 * Stores a document: bytes first, then the row. Idempotent by id. Orphaned bytes are deleted later
 * (`deleteOrphanedDocuments`).
 * @throws Failure `document/too-large`, `document/unusable`, `document/broken` (wrong hash),
 * `document/no-such-place`, `document/taken`, `document/storage-failed`, `auth/forbidden`
 */
export async function storeDocument(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  id: string,
  given: DocumentUpload,
  bytes: Uint8Array<ArrayBuffer>,
  { actor, now }: ActionAuthor,
): Promise<StaffDocument> {
  if (bytes.length > documentLimits.bytes) throw new Failure('document/too-large')
  const type = fileTypeOf(bytes)
  if (!type) throw new Failure('document/unusable')
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  if (Buffer.from(digest).toString('hex') !== given.sha256) throw new Failure('document/broken')
  const known = await findSame(db, id, given)
  if (known) return getStaffDocument(db, id)
  const recipient = await recipientOf(db, given)
  await put(files, id, bytes, { sha256: given.sha256, type })
  const { place, place_id: placeId } = given
  const of = (name: DocumentSubject) => (place === name ? placeId : null)
  const done = await actIf(
    db,
    sql`true`,
    {
      actor,
      action: 'document/uploaded',
      subject: id,
      detail: { title: given.title, ...(place && placeId && { [place]: placeId }) },
      now,
    },
    db.insert(documentsTable).values({
      id,
      companyId: of('company'),
      productId: of('product'),
      lotId: of('lot'),
      orderId: of('order'),
      recipient,
      kind: given.kind,
      title: given.title,
      validUntil: given.valid_until,
      fileName: fileNameOf(given.file_name, type),
      type,
      bytes: bytes.length,
      sha256: given.sha256,
      uploadedBy: actor,
      isSample: false,
      version: 1,
      createdAt: now.toISOString(),
    }),
  ).catch((error: unknown) => {
    // concurrent duplicate request
    if (isConstraintError(error)) return findSame(db, id, given)
    throw error
  })
  if (!done) throw new Failure('document/taken')
  return getStaffDocument(db, id)
}

/**
 * Whether the same document is stored under the id.
 * @throws Failure `document/taken` when another one is
 */
async function findSame(db: Db, id: string, given: DocumentUpload): Promise<boolean> {
  const [row] = await db.all<{ sha256: string; place: string | null }>(
    sql`select sha256, coalesce(company_id, product_id, lot_id, order_id) as place
      from documents where id = ${id}`,
  )
  if (!row) return false
  if (row.sha256 === given.sha256 && row.place === (given.place_id ?? null)) return true
  throw new Failure('document/taken')
}

/** @throws Failure `document/no-such-place` */
async function recipientOf(db: Db, { place, place_id: id }: DocumentUpload) {
  if (place === undefined) return allClients
  const found = {
    company: sql`select id as recipient from companies where id = ${id}`,
    product: sql`select null as recipient from products where id = ${id}`,
    lot: sql`select null as recipient from lots where id = ${id}`,
    order: sql`select company_id as recipient from orders where id = ${id} and placed_at is not null`,
  }[place]
  const [row] = await db.all<{ recipient: string | null }>(found)
  if (!row) throw new Failure('document/no-such-place')
  return row.recipient
}

/** Writes to R2 with a checksum, and only if the name is unused. */
async function put(
  files: R2Bucket,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
  { sha256, type }: { sha256: string; type: string },
): Promise<void> {
  const options = {
    sha256,
    httpMetadata: { contentType: type },
    onlyIf: { etagDoesNotMatch: '*' },
  }
  const store = async () => {
    const stored = await files.put(id, bytes, options)
    if (stored) return true
    const there = (await files.head(id))?.checksums.toJSON().sha256
    return there === sha256
  }
  const isKept = await within(storeTimeoutMs, store()).catch((cause: unknown) => {
    throw new Failure('document/storage-failed', undefined, { cause })
  })
  if (!isKept) throw new Failure('document/taken')
}
