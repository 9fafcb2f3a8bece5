import { documentLimits, type DocumentSubject } from '#contract/trade/documents/documents.ts'
import { answer } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'
import type { DocumentValues } from './document-fields.tsx'

type Upload = {
  id: string
  file: File
  values: DocumentValues
  where: { place?: DocumentSubject; place_id?: string }
}

/** Uploads a file with its SHA-256 digest, which the server compares. */
export async function uploadDocument(api: StaffApi, { id, file, values, where }: Upload) {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  const { kind, title, valid_until: validUntil } = values
  const query = {
    kind,
    title,
    ...(validUntil !== '' && { valid_until: validUntil }),
    file_name: file.name.slice(-documentLimits.fileName),
    sha256: sha256.join(''),
    ...where,
  }
  return answer(api.admin.files[':id'].$put({ param: { id }, query }, { init: { body: file } }))
}
