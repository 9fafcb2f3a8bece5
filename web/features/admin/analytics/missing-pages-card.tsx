import { useState } from 'react'
import type { Analytics } from '#contract/analytics/analytics.ts'
import { Notice } from '../screen/notice.tsx'
import { FigureTable } from './figure-table.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { useAnalyticsFormat } from './use-analytics-format.ts'

type MissingRow = Analytics['missing'][number]

type Props = {
  missing: MissingRow[]
  /** Possible targets of a redirect. */
  pages: string[]
}

export function MissingPagesCard({ missing, pages }: Props) {
  const { words, count, day } = useAnalyticsFormat()
  const [opened, setOpened] = useState<MissingRow | null>(null)
  const [done, setDone] = useState<string>()
  return (
    <section className="staff-card" aria-labelledby="missing-title">
      <h2 id="missing-title">{words.missing.title()}</h2>
      <p className="staff-soft staff-small">{words.missing.lead()}</p>
      <Notice success={done} />
      {missing.length === 0 ? (
        <p className="staff-soft">{words.missing.none()}</p>
      ) : (
        <FigureTable
          caption={words.missing.title()}
          nameLabel={words.address()}
          nameOf={({ path }) => <code>{path}</code>}
          keyOf={({ path }) => path}
          rows={missing}
          isWide
          columns={[
            { label: words.missing.times(), cell: (row) => count(row.count), isFigure: true },
            { label: words.missing.last(), cell: ({ lastDay }) => day(lastDay) },
            {
              label: words.missing.leadsTo(),
              cell: (row) => (
                <>
                  {row.target && <code>{row.target}</code>}{' '}
                  <button
                    type="button"
                    className="staff-button"
                    aria-label={words.missing.openFor({ path: row.path })}
                    onClick={() => {
                      setDone(undefined)
                      setOpened(row)
                    }}
                  >
                    {row.target ? words.missing.change() : words.missing.open()}
                  </button>
                </>
              ),
            },
          ]}
        />
      )}
      {opened && (
        <RedirectDialog
          row={opened}
          pages={pages}
          onClose={() => setOpened(null)}
          onDone={(target) => {
            setOpened(null)
            setDone(
              target === null
                ? words.missing.removed({ path: opened.path })
                : words.missing.done({ path: opened.path, target }),
            )
          }}
        />
      )}
    </section>
  )
}
