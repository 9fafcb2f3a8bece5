import { useQuery } from '@tanstack/react-query'
import { localeCodes, locales } from '#contract/locales.ts'
import type { StaffException } from '#contract/staff/settings.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { staffQuery } from '../../calls/staff-query.ts'
import { formatDay } from '../../screen/moment.tsx'

type Props = { exceptions: readonly StaffException[]; onClose: () => void }

/** Preview of the closures' texts in each language, with the day from which they are shown. */
export function HoursPreviewDialog({ exceptions, onClose }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffSettings.preview
  const json = {
    exceptions: exceptions.map(({ first_day, last_day, intervals, labels }) => ({
      first_day,
      last_day,
      intervals,
      labels,
    })),
  }
  const query = useQuery(
    staffQuery(['settings', 'preview', json], (api) =>
      answer(api.admin.settings.preview.$post({ json })),
    ),
  )
  return (
    <Dialog title={words.title()} isOpen onClose={onClose}>
      <p className="staff-soft">{words.text()}</p>
      <LoadNotice query={query} />
      {!query.data && !query.error && <p role="status">{LL.staffSettings.loading()}</p>}
      {query.data?.days.length === 0 && <p>{words.nothing()}</p>}
      {query.data?.days.map(({ first, shown_from, texts }) => (
        <section key={first} className="staff-part">
          <h3>{words.from({ day: formatDay(shown_from, locale) })}</h3>
          <dl className="staff-preview-texts">
            {localeCodes.map((code) => (
              <div key={code}>
                <dt>{locales[code].short}</dt>
                <dd lang={code}>{texts[code]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
