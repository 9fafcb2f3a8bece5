import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { DocumentType } from '#contract/trade/documents/documents.ts'
import { hasActiveRole } from '../../../db/active-roles.ts'
import type { App, Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { within } from '../../../lib/with-timeout.ts'
import { usersTable } from '../../../db/schema/users.ts'
import { flagValues, getSnapshot } from '../../flags/snapshot.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { isMember } from '../member.ts'
import { contentDisposition } from './disposition.ts'
import { type DocumentReader, readerOfLink } from './document-link.ts'
import { fileNameOf } from './file-name.ts'
import { isReadableBy } from './authorization.ts'

const storeTimeoutMs = 10_000

/** Content-Security-Policy that prevents documents from running scripts. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Serves the file of a download link. Mounted at /api/files. Session and authorization are checked
 * again; unknown file and missing right give the same error.
 */
export const fileRoutes = new Hono<App>().get('/:id', async (c) => {
  const { deps } = c.var
  const reader = readerOfLink(deps, c.req.param('id'), c.req.query())
  const found = reader && (await findFor(deps, reader))
  if (!found) throw new Failure('request/not-found')
  const object = await readObject(deps, found.id)
  return c.body(object.body, 200, {
    'content-type': found.type,
    'content-length': String(object.size),
    // normalised again for files stored before names were checked
    'content-disposition': contentDisposition(fileNameOf(found.file_name, found.type)),
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
})

type Found = { id: string; type: DocumentType; file_name: string }

async function findFor(deps: Deps, reader: DocumentReader): Promise<Found | undefined> {
  const { db } = deps
  const now = deps.now()
  const role = reader.company === null ? 'admin' : 'client'
  // a revoked session cannot download; one that expires during the minute can
  const isActive = sql`exists (select 1 from ${usersTable}
    where ${usersTable.id} = ${reader.user} and ${hasActiveRole(role, now)})
    and exists (select 1 from sessions where id = ${reader.session} and user_id = ${reader.user})`
  if (reader.company === null) {
    const [found] = await db.all<Found>(sql`select id, type, file_name from documents
      where id = ${reader.document} and ${isActive}`)
    return found
  }
  const flags = flagValues(await getSnapshot(deps))
  if (!flags.client_portal) return undefined
  const asked = { userId: reader.user, companyId: reader.company, day: officeClock(now).day }
  const [found] = await db.all<Found>(sql`select d.id, d.type, d.file_name from documents d
    where d.id = ${reader.document} and ${isActive} and ${isMember(asked)}
      and ${isReadableBy(reader.company)}`)
  return found
}

/** @throws Failure `document/not-read` when R2 fails or lacks the object */
async function readObject({ files }: Pick<Deps, 'files'>, id: string): Promise<R2ObjectBody> {
  const object = await within(storeTimeoutMs, files.get(id)).catch((cause: unknown) => {
    throw new Failure('document/not-read', undefined, { cause })
  })
  if (!object) throw new Failure('document/not-read', `The store has no ${id}`)
  return object
}

/**
 * Checks that R2 has the object before a link is issued, because a failed download would show the
 * browser's error page.
 * @throws Failure `document/not-read`
 */
export async function assertStored({ files }: Pick<Deps, 'files'>, id: string): Promise<void> {
  const object = await within(storeTimeoutMs, files.head(id)).catch((cause: unknown) => {
    throw new Failure('document/not-read', undefined, { cause })
  })
  if (!object) throw new Failure('document/not-read', `The store has no ${id}`)
}
