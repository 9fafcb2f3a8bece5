import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '../client.ts'
import { documentsTable, allClients } from '../schema/trade/documents.ts'
import { samplePdf } from './sample-pdf.ts'

type Place = { lotId?: string; productId?: string; companyId?: string }
type Sample = Place & {
  kind: 'analysis' | 'specification' | 'certificate' | 'other'
  title: string
  lines: string[]
  validUntil?: string
}
type Known = {
  companyId: string
  lots: { id: string; code: string; name: string }[]
  products: { id: string; name: string }[]
  now: Date
}

const dayMs = 86_400_000

/**
 * Sample documents, marked as samples: certificates of analysis, specifications, and general ones,
 * one of them expired.
 * @returns statements, and the files to store first
 */
export async function sampleDocuments(db: Db, { companyId, lots, products, now }: Known) {
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  const samples: Sample[] = [
    ...lots.map(({ id, code, name }): Sample => ({
      kind: 'analysis',
      title: `Analysis ${code}`,
      lines: [name, `Lot ${code}`],
      lotId: id,
    })),
    ...products.slice(0, 6).map(({ id, name }): Sample => ({
      kind: 'specification',
      title: `Specification: ${name}`,
      lines: [name],
      productId: id,
    })),
    { kind: 'other', title: 'Terms of delivery', lines: ['Sample Taverna'], companyId },
    {
      kind: 'certificate',
      title: 'Organic certificate',
      lines: ['Valid for another year'],
      validUntil: day(365),
    },
    {
      kind: 'certificate',
      title: 'Organic certificate, last year’s',
      lines: ['Expired'],
      validUntil: day(-20),
    },
  ]
  const made = await Promise.all(samples.map((sample, at) => withFile(sample, at, now)))
  const statements = made.map(({ sample, id, bytes, sha256, createdAt }): BatchItem<'sqlite'> => {
    const { kind, title, validUntil, lotId, productId, companyId: own } = sample
    const place = { lotId, productId, companyId: own }
    const isGoods = lotId !== undefined || productId !== undefined
    return db.insert(documentsTable).values({
      id,
      ...place,
      recipient: isGoods ? null : (own ?? allClients),
      kind,
      title,
      validUntil: validUntil ?? null,
      fileName: `${title.replaceAll(/[^\w-]+/g, '-').toLowerCase()}.pdf`,
      type: 'application/pdf',
      bytes: bytes.length,
      sha256,
      uploadedBy: 'sample',
      isSample: true,
      version: 1,
      createdAt,
    })
  })
  return { statements, files: made.map(({ id, bytes }) => ({ id, bytes })) }
}

async function withFile(sample: Sample, at: number, now: Date) {
  const bytes = samplePdf([sample.title, 'Sample, not a certificate', ...sample.lines])
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return {
    sample,
    id: crypto.randomUUID(),
    bytes,
    sha256: Buffer.from(digest).toString('hex'),
    createdAt: new Date(now.getTime() - at * 60_000).toISOString(),
  }
}
