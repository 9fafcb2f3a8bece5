import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import type { ClientDocument, DocumentGroup as Group } from '#contract/trade/documents/documents.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { useNextPage } from '../../../ui/use-next-page.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { TradeError } from '../trade/trade-error.tsx'
import { DocumentList } from './document-list.tsx'

type Props = { company: ClientCompany; group: Group }
type Page = { rows: ClientDocument[]; next: string | null }

/** One group of a company's documents, paginated. */
export function DocumentGroup({ company, group }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.documents
  const id = useId()
  const query = useInfiniteQuery({
    queryKey: ['documents', company.id, group, locale],
    queryFn: async ({ pageParam }) => {
      const api = await sessionApi()
      const param = { company: company.id }
      const cursor = pageParam === null ? {} : { cursor: pageParam }
      const page: Page = await answer(
        api.trade[':company'].documents.$get({ param, query: { group, locale, ...cursor } }),
      )
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, refetch, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } = query
  const more = useNextPage(query)
  const lastPage = data?.pages.at(-1)
  // a page can be empty for this client without being the last
  const isEmptyPage = lastPage !== undefined && lastPage.rows.length === 0 && hasNextPage
  useEffect(() => {
    if (isEmptyPage && !isFetching && !error) void fetchNextPage()
  }, [isEmptyPage, isFetching, error, fetchNextPage])
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const nothing = { own: words.ownNone, received: words.receivedNone, goods: words.goodsNone }
  const texts = { own: words.ownText, received: words.receivedText, goods: words.goodsText }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words[group]()}</h2>
      <p className="goods-note">{texts[group]()}</p>
      {rows.length > 0 && <DocumentList company={company} documents={rows} labelledBy={id} />}
      {error && <TradeError error={error} again={() => void refetch()} />}
      {!error && rows.length === 0 && (
        <p role="status">{data && !isEmptyPage ? nothing[group]() : LL.loading()}</p>
      )}
      {hasNextPage && rows.length > 0 && (
        <p className="order-tools">
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={isFetchingNextPage}
            onClick={more}
          >
            {words.more()}
          </button>
        </p>
      )}
    </section>
  )
}
