import type { UseQueryResult } from '@tanstack/react-query'
import { localeCodes, locales } from '#contract/locales.ts'
import { type PageText, pageTexts } from '#contract/site/page-texts.ts'
import type { StaffPageTexts } from '#contract/staff/content/page-texts.ts'
import { matchesSearch } from '#contract/text/fold.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { DataTable } from '../../list/data-table.tsx'
import { Filters } from '../../list/filters.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { useAddress } from '../../../../app/use-address.ts'
import { useShippedPageTexts } from './shipped-page-texts.ts'

type Props = {
  query: Pick<UseQueryResult<StaffPageTexts>, 'data' | 'error'>
  onOpen: (key: string) => void
}

/** Every text of a page that staff may change, and in which languages they did. */
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
  const isWanted = ({ key, page, kind }: PageText) =>
    matchesSearch(
      [words.pages[page](), words.kinds[kind](), ...localeCodes.map((code) => textOf(key, code))],
      get('q'),
    )
  const found = pageTexts.filter(isWanted).map((text) => ({ ...text, id: text.key }))
  return (
    <>
      <p className="staff-soft">{words.lead()}</p>
      <Filters>
        <SearchField label={words.search()} value={get('q')} onSearch={(q) => change({ q })} />
      </Filters>
      {!(query.data && shipped) && !query.error && <p role="status">{LL.staffContent.loading()}</p>}
      {query.data && shipped && found.length === 0 && <p role="status">{words.none()}</p>}
      {query.data && shipped && found.length > 0 && (
        <DataTable<PageText & { id: string }>
          caption={words.title()}
          nameLabel={words.text()}
          rows={found}
          nameOf={({ key }) => textOf(key, locale)}
          noteOf={({ page, kind }) => `${words.pages[page]()} · ${words.kinds[kind]()}`}
          onOpen={onOpen}
          columns={localeCodes.map((code) => ({
            label: locales[code].name,
            cell: ({ key }) =>
              (rowOf(key, code)?.text ?? null) === null ? (
                <span className="staff-soft">{words.original()}</span>
              ) : (
                <span className="staff-badge staff-badge-on">{words.changed()}</span>
              ),
          }))}
        />
      )}
    </>
  )
}
