import { useEffect } from 'react'
import { maxExportedSubmissions } from '#contract/staff/filters.ts'
import type { SubmissionExport } from '#contract/staff/submissions.ts'
import { locales } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { Notice } from '../screen/notice.tsx'
import { fetchFile, saveFile } from '../../../api/download.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { Icon } from '../shell/icons.tsx'

/** Long enough to read a line, even for a late look. */
const readMs = 10_000

type Props = { filters: Omit<SubmissionExport, 'locale'> }

/**
 * Saves all pages of the list as a spreadsheet file. The success message disappears by itself. A
 * note about missing rows stays until the caller changes `key`.
 */
export function ExportMessages({ filters }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.submissions
  const explain = useExplain()
  const mutation = useStaffMutation(['submissions', 'export'], fetchMessages, saveFile)
  const isComplete = mutation.data?.headers.has('x-truncated') === false
  const { reset } = mutation
  useEffect(() => {
    if (!isComplete) return
    const timer = setTimeout(reset, readMs)
    return () => clearTimeout(timer)
  }, [isComplete, reset])
  const most = new Intl.NumberFormat(locales[locale].tag).format(maxExportedSubmissions)
  return (
    <>
      <button
        type="button"
        className="staff-button"
        aria-disabled={mutation.isBusy}
        onClick={() => void mutation.start({ ...filters, locale })}
      >
        <Icon name="download" size={16} />
        {mutation.isBusy ? words.exporting() : words.export()}
      </button>
      <div className="staff-filters-notice">
        <Notice
          error={mutation.error ? explain(mutation.error) : undefined}
          success={
            mutation.data &&
            (mutation.data.headers.get('x-truncated') === 'true'
              ? words.truncated({ n: most })
              : words.exported())
          }
        />
      </div>
    </>
  )
}

const fetchMessages = (api: StaffApi, json: SubmissionExport) =>
  fetchFile(api.admin['submission-exports'].$post({ json }))
