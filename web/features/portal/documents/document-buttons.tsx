import '../documents/documents.css'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useDownload } from '../documents/use-download.ts'
import { formatsOf } from '../trade/formats.ts'
import type { OwnCompany } from '../trade/trade-frame.tsx'

type Props = { company: OwnCompany; documents: ClientDocument[] }

/** The papers of the lots that a line left from, beside it. */
export function LineDocuments({ company, documents }: Props) {
  const { locale } = useI18nContext()
  const { size } = formatsOf(locale)
  const download = useDownload(company)
  if (documents.length === 0) return null
  return (
    <>
      <ul className="line-documents">
        {documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              aria-disabled={download.isBusy}
              onClick={() => download.start(document)}
            >
              {document.title} ({size(document.bytes)})
            </button>
          </li>
        ))}
      </ul>
      <FormMessage error={download.error} success={download.success} />
    </>
  )
}
