import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DocumentSubject, StaffDocument } from '#contract/trade/documents/documents.ts'
import type { Page } from '#contract/paging.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { rowsOf, staffPages } from '../calls/staff-query.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'
import { DocumentEntry } from './document-entry.tsx'
import { UploadForm } from './upload-form.tsx'

type Props = {
  /** What the documents belong to; absent for documents for all clients. */
  place?: DocumentSubject
  placeId?: string
}

/** List of documents, and a form to add one. */
export function DocumentsPart({ place, placeId }: Props) {
  const words = useI18nContext().LL.staff.documents
  const explain = useExplain()
  const client = useQueryClient()
  const titleId = useId()
  const [isAdding, setIsAdding] = useState(false)
  const [success, setSuccess] = useState<string>()
  const where = place && placeId ? { place, place_id: placeId } : {}
  const key = ['documents', place ?? 'all', placeId ?? '']
  const list = useInfiniteQuery(
    staffPages(
      key,
      (api, cursor: string | undefined) =>
        answer(
          api.admin.documents.$get({ query: { ...where, ...(cursor && { cursor }) } }),
        ) as Promise<Page<StaffDocument>>,
    ),
  )
  const rows = rowsOf<StaffDocument>(list.data)
  const read = (message: string) => {
    setSuccess(message)
    void client.invalidateQueries({ queryKey: key })
  }
  return (
    <section className="staff-part staff-documents" aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title()}</h3>
      <Notice error={list.error ? explain(list.error) : undefined} success={success} />
      {list.data && rows.length === 0 && <p className="staff-soft">{words.none()}</p>}
      <ul className="staff-people">
        {rows.map((document) => (
          <DocumentEntry key={document.id} document={document} onDone={read} />
        ))}
      </ul>
      {list.hasNextPage && (
        <button
          type="button"
          className="staff-button"
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more()}
        </button>
      )}
      <button
        type="button"
        className="staff-button"
        aria-expanded={isAdding}
        onClick={() => {
          setSuccess(undefined)
          setIsAdding(!isAdding)
        }}
      >
        {words.add()}
      </button>
      {isAdding && (
        <UploadForm
          where={where}
          onDone={() => {
            setIsAdding(false)
            read(words.uploaded())
          }}
        />
      )}
    </section>
  )
}
