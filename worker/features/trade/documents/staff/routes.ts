import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import {
  DocumentChange,
  DocumentUpload,
  DocumentWithdrawal,
  StaffDocumentQuery,
} from '#contract/trade/documents/document-calls.ts'
import { documentLimits, type DocumentLink } from '#contract/trade/documents/documents.ts'
import { EmptyBody } from '#contract/staff/users.ts'
import { Failure } from '../../../../lib/http/problem.ts'
import { validJson, validParam, validQuery, readWholeBody } from '../../../../lib/http/valid.ts'
import { rateLimit } from '../../../../middleware/rate-limit.ts'
import { type Guarded, requireRole, type SignedIn } from '../../../auth/guard.ts'
import { documentLink, readerOfRequest } from '../document-link.ts'
import { assertStored } from '../serve-document.ts'
import { storeDocument } from './store-document.ts'
import {
  changeDocument,
  getStaffDocument,
  listStaffDocuments,
  withdrawDocument,
} from './staff-documents.ts'

const limited = rateLimit('writes', 'documents')
const One = validParam(z.object({ id: z.uuid() }))

const fitting = bodyLimit({
  maxSize: documentLimits.bytes,
  onError: () => {
    throw new Failure('document/too-large')
  },
})

const doerOf = ({ var: { deps, principal } }: Context<Guarded<SignedIn>>) => ({
  actor: principal.actor,
  now: deps.now(),
})

/**
 * Upload of raw bytes. Mounted at /api/admin/files, before the JSON body limit. The browser
 * generates the id, so that an interrupted upload can be repeated.
 */
export const uploadRoutes = new Hono<Guarded<SignedIn>>().use(requireRole('admin')).put(
  '/:id',
  limited,
  One,
  validQuery(DocumentUpload),
  async (c, next) => {
    const length = c.req.header('content-length')
    if (length === undefined || !/^\d+$/.test(length)) throw new Failure('document/no-length')
    if (Number(length) > documentLimits.bytes) throw new Failure('document/too-large')
    await next()
  },
  fitting,
  readWholeBody,
  requireRole('admin'),
  async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const given = c.req.valid('query')
    const { id } = c.req.valid('param')
    return c.json(await storeDocument(c.var.deps, id, given, bytes, doerOf(c)))
  },
)

/** Document administration. Mounted at /api/admin/documents. */
export const staffDocumentRoutes = new Hono<Guarded<SignedIn>>()
  .use(requireRole('admin'))
  .get('/', validQuery(StaffDocumentQuery), async (c) =>
    c.json(await listStaffDocuments(c.var.deps.db, c.req.valid('query'))),
  )
  .put('/:id', limited, One, validJson(DocumentChange), async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await changeDocument(c.var.deps.db, id, c.req.valid('json'), doerOf(c)))
  })
  .put('/:id/withdrawn', limited, One, validJson(DocumentWithdrawal), async (c) => {
    const { id } = c.req.valid('param')
    const { version } = c.req.valid('json')
    return c.json(await withdrawDocument(c.var.deps.db, id, version, doerOf(c)))
  })
  .post('/:id/link', limited, One, validJson(EmptyBody), async (c) => {
    const { deps, principal } = c.var
    const { id } = c.req.valid('param')
    await getStaffDocument(deps.db, id)
    await assertStored(deps, id).catch((cause: unknown) => {
      throw new Failure('document/storage-failed', undefined, { cause })
    })
    const url = documentLink(deps, { document: id, ...readerOfRequest(principal), company: null })
    return c.json({ url } satisfies DocumentLink)
  })
