import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type {
  DocumentChange,
  StaffDocumentQuery,
} from '#contract/trade/documents/document-calls.ts'
import type { StaffDocument } from '#contract/trade/documents/documents.ts'
import type { Page } from '#contract/paging.ts'
import { actIf, type ActionAuthor } from '../../../../db/admin-actions.ts'
import type { Db } from '../../../../db/client.ts'
import { afterCursor, pageOrderedBy, pageSize } from '../../../../db/paging.ts'
import { documentsTable as documents, allClients } from '../../../../db/schema/trade/documents.ts'
import { usersTable } from '../../../../db/schema/users.ts'
import { Failure } from '../../../../lib/http/problem.ts'

const columns = {
  company: documents.companyId,
  product: documents.productId,
  lot: documents.lotId,
  order: documents.orderId,
}

/** Documents of a subject, or for all clients, newest first, including withdrawn ones. */
export async function listStaffDocuments(
  db: Db,
  { place, place_id: id, cursor }: StaffDocumentQuery,
): Promise<Page<StaffDocument>> {
  const isThere =
    place === undefined ? and(eq(documents.recipient, allClients)) : eq(columns[place], id ?? '')
  return pageOrderedBy(
    await read(db, and(isThere, afterCursor(documents.createdAt, documents.id, cursor))),
    ({ uploaded_at: at }) => at,
  )
}

/** @throws Failure `document/unknown` */
export async function getStaffDocument(db: Db, id: string): Promise<StaffDocument> {
  const [found] = await read(db, eq(documents.id, id))
  if (!found) throw new Failure('document/unknown')
  return found
}

async function read(db: Db, which: SQL | undefined): Promise<StaffDocument[]> {
  const rows = await db
    .select({ document: documents, email: usersTable.email })
    .from(documents)
    .leftJoin(usersTable, eq(usersTable.id, documents.uploadedBy))
    .where(which)
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(pageSize + 1)
  return rows.map(({ document: row, email }) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    valid_until: row.validUntil,
    file_name: row.fileName,
    type: row.type,
    bytes: row.bytes,
    uploaded_at: row.createdAt,
    is_sample: row.isSample,
    uploaded_by: email,
    withdrawn_at: row.withdrawnAt,
    version: row.version,
  }))
}

/**
 * Changes title, kind and validity of a document; its bytes are immutable.
 * @throws Failure `document/unknown`, `document/version-conflict`
 */
export async function changeDocument(
  db: Db,
  id: string,
  { version, kind, title, valid_until: validUntil }: DocumentChange,
  { actor, now }: ActionAuthor,
): Promise<StaffDocument> {
  const done = await actIf(
    db,
    isAsSeen(id, version),
    { actor, action: 'document/changed', subject: id, detail: { title }, now },
    db
      .update(documents)
      .set({ kind, title, validUntil, version: version + 1 })
      .where(eq(documents.id, id)),
  )
  const found = await getStaffDocument(db, id)
  if (!done) throw new Failure('document/version-conflict')
  return found
}

/**
 * Withdraws a document from all clients. Idempotent.
 * @throws Failure `document/unknown`, `document/version-conflict`
 */
export async function withdrawDocument(
  db: Db,
  id: string,
  version: number,
  { actor, now }: ActionAuthor,
): Promise<StaffDocument> {
  const done = await actIf(
    db,
    isAsSeen(id, version),
    { actor, action: 'document/withdrawn', subject: id, now },
    db
      .update(documents)
      .set({ withdrawnAt: now.toISOString(), version: version + 1 })
      .where(and(eq(documents.id, id), isNull(documents.withdrawnAt))),
  )
  const found = await getStaffDocument(db, id)
  if (!done && found.withdrawn_at === null) throw new Failure('document/version-conflict')
  return found
}

const isAsSeen = (id: string, version: number) => sql`exists (
  select 1 from documents where id = ${id} and version = ${version} and withdrawn_at is null)`
