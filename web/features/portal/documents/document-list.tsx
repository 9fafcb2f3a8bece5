import './documents.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { officeClock } from '#contract/site/office-hours.ts'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import { clientOrderPath } from '#contract/trade/client-addresses.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { formattersFor } from '../trade/formats.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { useDownload } from './use-download.ts'
import { serverNow } from '../../../app/server-clock.ts'

type Props = {
  company: ClientCompany
  documents: ClientDocument[]
  labelledBy: string
  /** Shown within an order, so entries do not name it. */
  isOfOrder?: boolean
}

export function DocumentList({ company, documents, labelledBy, isOfOrder = false }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.documents
  const { size, day } = formattersFor(locale)
  const { to } = useBuyer()
  const download = useDownload(company)
  const [today] = useState(() => officeClock(serverNow()).day)
  const about = ({ product, lot }: ClientDocument) =>
    [product, lot && words.ofLot({ code: lot })].filter(Boolean).join(' · ')
  return (
    <>
      <ul className="document-list" aria-labelledby={labelledBy}>
        {documents.map((document) => {
          const { id, title, kind, order, valid_until: validUntil, is_sample: isSample } = document
          const isExpired = validUntil !== null && validUntil < today
          return (
            <li key={`${id}/${order?.id ?? ''}`}>
              <div>
                <h3>
                  {title}{' '}
                  {isSample && (
                    <span className="goods-mark goods-mark-sample">{words.sample()}</span>
                  )}
                </h3>
                <p>
                  {words.kinds[kind]()} · {size(document.bytes)}
                </p>
                {about(document) && <p>{about(document)}</p>}
                {order && !isOfOrder && (
                  <p>
                    <Link to={to(clientOrderPath(order.id))}>{words.ofOrder(order)}</Link>
                  </p>
                )}
                {validUntil && (
                  <p className={isExpired ? 'document-expired' : undefined}>
                    {isExpired
                      ? words.expired({ day: day(validUntil) })
                      : words.validUntil({ day: day(validUntil) })}
                  </p>
                )}
              </div>
              <button
                type="button"
                className="btn btn-quiet btn-small"
                aria-disabled={download.isBusy}
                onClick={() => download.start(document)}
              >
                {words.download()} <span className="sr-only">{words.downloadOf({ title })}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <FormMessage error={download.error} success={download.success} />
    </>
  )
}
