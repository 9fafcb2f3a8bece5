import './documents.css'
import { useState } from 'react'
import { officeClock } from '#contract/site/office-hours.ts'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { formattersFor } from '../trade/formats.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { useDownload } from './use-download.ts'
import { serverNow } from '../../../app/server-clock.ts'

type Props = { company: ClientCompany; documents: ClientDocument[] }

/** Compact download buttons for the documents of an order line or a product. */
export function DocumentButtons({ company, documents }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.documents
  const { size, day } = formattersFor(locale)
  const download = useDownload(company)
  const [today] = useState(() => officeClock(serverNow()).day)
  if (documents.length === 0) return null
  return (
    <>
      <ul className="document-buttons">
        {documents.map((document) => {
          const { id, title, lot, bytes, valid_until: validUntil } = document
          const name = lot === null ? title : `${title} · ${words.ofLot({ code: lot })}`
          return (
            <li key={id}>
              <button
                type="button"
                aria-disabled={download.isBusy}
                onClick={() => download.start(document)}
              >
                {name} ({size(bytes)})
              </button>
              {validUntil !== null && validUntil < today && (
                <p className="document-expired">{words.expired({ day: day(validUntil) })}</p>
              )}
            </li>
          )
        })}
      </ul>
      <FormMessage error={download.error} success={download.success} />
    </>
  )
}
