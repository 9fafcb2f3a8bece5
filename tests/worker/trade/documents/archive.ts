import { createHash } from 'node:crypto'
import type { ClientDocument, StaffDocument } from '#contract/trade/documents/documents.ts'
import type { Page } from '#contract/paging.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { shippingFixture } from '../lots/shipping-fixture.ts'

export const pdf = (text = 'one') => new TextEncoder().encode(`%PDF-1.4\n${text}\n%%EOF\n`)
export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Given = {
  id?: string
  bytes?: Uint8Array
  place?: [name: string, id: string]
  fields?: Record<string, string>
  headers?: Record<string, string>
  token?: string
}

/** A shipping fixture with document storage. */
export async function createArchive(override: Partial<Deps> = {}) {
  const trade = await shippingFixture(override)
  const { shop } = trade
  const archive = {
    ...trade,
    upload: async (given: Given = {}) => {
      const { id = crypto.randomUUID(), bytes = pdf(), place, fields, headers } = given
      const query = new URLSearchParams({
        kind: 'analysis',
        title: 'Analysis',
        file_name: 'analysis.pdf',
        sha256: sha256Of(bytes),
        ...(place && { place: place[0], place_id: place[1] }),
        ...fields,
      })
      const response = await shop.send(`/api/admin/files/${id}?${query}`, {
        method: 'PUT',
        token: given.token ?? shop.staff.token,
        body: bytes,
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': String(bytes.length),
          ...headers,
        },
      })
      const body = (await response.json()) as StaffDocument & { code?: string }
      return { status: response.status, body }
    },
    kept: async (given: Given = {}) => {
      const { status, body } = await archive.upload(given)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    list: (group: string) => trade.ask<Page<ClientDocument>>('GET', `/documents?group=${group}`),
    ofOrder: (order: string) =>
      trade.ask<{ rows: ClientDocument[] }>('GET', `/orders/${order}/documents`),
    ofProduct: (product: string, token?: string) =>
      trade.ask<{ rows: ClientDocument[]; code?: string }>(
        'GET',
        `/products/${product}/documents`,
        undefined,
        token,
      ),
    link: async (id: string, token = trade.buyer.token, company = trade.company) => {
      const response = await shop.send(`/api/trade/${company}/documents/${id}/link`, {
        method: 'POST',
        token,
        body: {},
      })
      const body = (await response.json()) as { url: string; code?: string }
      return { status: response.status, body }
    },
    /** Without a token, as a browser follows the link. */
    open: (url: string) => shop.send(url, {}),
    withdraw: ({ id, version }: StaffDocument) =>
      shop.admin('PUT', `/documents/${id}/withdrawn`, { version }),
  }
  return archive
}
