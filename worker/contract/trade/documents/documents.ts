export const documentKinds = [
  'analysis',
  'certificate',
  'specification',
  'invoice',
  'customs',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Allowed file types, checked by their first bytes. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentLimits = { bytes: 10 * 1024 * 1024, title: 120, fileName: 150 }

/** Kinds of subjects of a document; one without a subject is for all clients. */
export const documentSubjects = ['company', 'product', 'lot', 'order'] as const
export type DocumentSubject = (typeof documentSubjects)[number]

export type DocumentLine = {
  id: string
  kind: DocumentKind
  title: string
  /** Day after which the document is shown as expired. */
  valid_until: string | null
  file_name: string
  type: DocumentType
  bytes: number
  uploaded_at: string
  is_sample: boolean
}

/** Tabs of a client's documents: about the company, about goods received, about goods on sale. */
export const documentGroups = ['own', 'received', 'goods'] as const
export type DocumentGroup = (typeof documentGroups)[number]

/** A document with its subject as a client sees it; fields of other subjects are `null`. */
export type ClientDocument = DocumentLine & {
  lot_id: string | null
  lot: string | null
  product: string | null
  order: { id: string; number: string } | null
}

/** `POST /api/trade/:company/documents/:id/link`: download link, valid for one minute. */
export type DocumentLink = { url: string }

export type StaffDocument = DocumentLine & {
  uploaded_by: string | null
  withdrawn_at: string | null
  version: number
}
