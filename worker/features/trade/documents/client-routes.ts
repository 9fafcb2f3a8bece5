import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { ClientDocumentQuery } from '#contract/trade/documents/document-calls.ts'
import type { DocumentLink } from '#contract/trade/documents/documents.ts'
import { EmptyBody } from '#contract/staff/users.ts'
import { LocaleQuery } from '#contract/trade/orders.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import type { Guarded, SignedIn } from '../../auth/guard.ts'
import { isMember } from '../member.ts'
import { memberRequestOf } from '../guards.ts'
import { documentLink, readerOfRequest } from './document-link.ts'
import { listDocuments, listOrderDocuments, listProductDocuments } from './list-documents.ts'
import { assertStored } from './serve-document.ts'
import { isReadableBy } from './authorization.ts'

/** Documents of a company. Mounted below /api/trade/:company. */
export const clientDocumentRoutes = new Hono<Guarded<SignedIn>>()
  .get('/:company/documents', validQuery(ClientDocumentQuery), async (c) => {
    const asked = memberRequestOf(c.var, c.req.param('company'))
    const page = await listDocuments(c.var.deps.db, asked, c.req.valid('query'))
    if (!page) throw new Failure('request/not-found')
    return c.json(page)
  })
  .get('/:company/orders/:id/documents', validQuery(LocaleQuery), async (c) => {
    const { company, id } = c.req.param()
    const asked = memberRequestOf(c.var, company)
    const { locale } = c.req.valid('query')
    const rows = await listOrderDocuments(c.var.deps.db, asked, id, locale)
    if (!rows) throw new Failure('request/not-found')
    return c.json({ rows })
  })
  .get('/:company/products/:id/documents', validQuery(LocaleQuery), async (c) => {
    const { company, id } = c.req.param()
    const asked = memberRequestOf(c.var, company)
    const { locale } = c.req.valid('query')
    const rows = await listProductDocuments(c.var.deps.db, asked, id, locale)
    if (!rows) throw new Failure('request/not-found')
    return c.json({ rows })
  })
  .post(
    '/:company/documents/:id/link',
    rateLimit('writes', 'documents'),
    validJson(EmptyBody),
    async (c) => {
      const { deps, principal } = c.var
      const { company, id } = c.req.param()
      const [found] = await deps.db.all(sql`select 1 from documents d where d.id = ${id}
      and ${isMember(memberRequestOf(c.var, company))} and ${isReadableBy(company)}`)
      if (!found) throw new Failure('request/not-found')
      await assertStored(deps, id)
      const url = documentLink(deps, { document: id, ...readerOfRequest(principal), company })
      return c.json({ url } satisfies DocumentLink)
    },
  )
