import type { UseQueryResult } from '@tanstack/react-query'
import { localeCodes, locales } from '#contract/locales.ts'
import { type PageText, pageTextPages, pageTexts } from '#contract/site/page-texts.ts'
import type { StaffPageTexts } from '#contract/staff/content/page-texts.ts'
import { matchesSearch } from '#contract/text/fold.ts'
import { useAddress } from '../../../../app/use-address.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { DataTable } from '../../list/data-table.tsx'
import { Filters } from '../../list/filters.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { useShippedPageTexts } from './shipped-page-texts.ts'

type Props = {
  query: Pick<UseQueryResult<StaffPageTexts>, 'data' | 'error'>
  onOpen: (key: string) => void
}

/** Every editable page text, by page, with the languages in which staff changed it. */
export function PageTextList({ query, onOpen }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffContent.pageTexts
  const { get, change } = useAddress()
  const shipped = useShippedPageTexts()
  const rows = query.data?.texts ?? []
  const rowOf = (key: string, code: string) =>
    rows.find((row) => row.key === key && row.locale === code)
  const textOf = (key: string, code: (typeof localeCodes)[number]) =>
    rowOf(key, code)?.text ?? shipped?.(key, code) ?? ''
  const aboutOf = ({ place, kind }: PageText) => `${words.places[place]()} · ${words.kinds[kind]()}`
  const sought = get('q')
  const found = pageTexts.filter((text) =>
    matchesSearch(
      [
        words.pages[text.page](),
        aboutOf(text),
        ...localeCodes.map((code) => textOf(text.key, code)),
      ],
      sought,
    ),
  )
  const isRead = query.data !== undefined && shipped !== undefined
  return (
    <>
      <p className="staff-soft">{words.lead()}</p>
      <Filters>
        <SearchField label={words.search()} value={sought} onSearch={(q) => change({ q })} />
      </Filters>
      {!isRead && !query.error && <p role="status">{LL.staffContent.loading()}</p>}
      {isRead && found.length === 0 && <p role="status">{words.none()}</p>}
      {isRead &&
        pageTextPages.map((page) => {
          const own = found.filter((text) => text.page === page)
          if (own.length === 0) return null
          return (
            <details
              key={page + (sought === '' ? '' : '?')}
              className="staff-page-texts"
              open={sought !== '' || page === 'home'}
            >
              <summary>
                <h2>{`${words.pages[page]()} (${own.length})`}</h2>
              </summary>
              <DataTable<PageText & { id: string }>
                caption={words.pages[page]()}
                nameLabel={words.text()}
                rows={own.map((text) => ({ ...text, id: text.key }))}
                nameOf={({ key }) => textOf(key, locale)}
                noteOf={aboutOf}
                onOpen={onOpen}
                columns={[
                  {
                    label: words.changed(),
                    cell: ({ key }) => {
                      const changed = localeCodes.filter((code) => rowOf(key, code)?.text != null)
                      if (changed.length === 0) {
                        return <span className="staff-soft">{words.original()}</span>
                      }
                      return (
                        <span className="staff-text-states">
                          {changed.map((code) => (
                            <span key={code} className="staff-badge staff-badge-on">
                              {locales[code].name}
                            </span>
                          ))}
                        </span>
                      )
                    },
                  },
                ]}
              />
            </details>
          )
        })}
    </>
  )
}
