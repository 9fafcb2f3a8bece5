import { useI18nContext } from '../../../../i18n/words.tsx'
import { DocumentsPart } from '../../documents/documents-part.tsx'

/** Documents for all clients. Those of goods, orders and companies stand with them. */
export function DocumentsTab() {
  return (
    <>
      <p className="staff-soft">{useI18nContext().LL.people.documents.lead()}</p>
      <DocumentsPart />
    </>
  )
}
