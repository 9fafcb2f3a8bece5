/** What staff give clients to read, beside the price list itself. */
export const documentKinds = [
  'analysis',
  'certificate',
  'specification',
  'invoice',
  'customs',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** By what a file begins with: nothing else is taken. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentLimits = { bytes: 10 * 1024 * 1024, title: 120, fileName: 150 }

/** What a document is about; one about none of them is for all clients. */
export const documentPlaces = ['company', 'product', 'lot', 'order'] as const
export type DocumentPlace = (typeof documentPlaces)[number]

export type DocumentLine = {
  id: string
  kind: DocumentKind
  title: string
  /** A day; after it the document is shown as expired. */
  valid_until: string | null
  file_name: string
  type: DocumentType
  bytes: number
  uploaded_at: string
  is_sample: boolean
}

/** Which part of a client's documents: their own, those of goods they received, those of goods on sale. */
export const documentGroups = ['own', 'received', 'goods'] as const
export type DocumentGroup = (typeof documentGroups)[number]

/** The same with what a client needs to know where it belongs; `null` where it is not about that. */
export type ClientDocument = DocumentLine & {
  lot_id: string | null
  lot: string | null
  product: string | null
  order: { id: string; number: string } | null
}

/** `POST /api/trade/:company/documents/:id/link`: an address that holds for a minute. */
export type DocumentLink = { url: string }

/** What staff see of it. */
export type StaffDocument = DocumentLine & {
  uploaded_by: string | null
  withdrawn_at: string | null
  version: number
}
