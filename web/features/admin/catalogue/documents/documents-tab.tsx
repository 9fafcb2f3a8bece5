import { useI18nContext } from '../../../../i18n/words.tsx'
import { DocumentsPart } from '../../documents/documents-part.tsx'

/** Documents for all clients. Documents of products, orders and companies are on their screens. */
export function DocumentsTab() {
  return (
    <>
      <p className="staff-soft">{useI18nContext().LL.staff.documents.lead()}</p>
      <DocumentsPart />
    </>
  )
}
