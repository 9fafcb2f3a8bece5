import type { AnalyticsExport } from '#contract/analytics/analytics-calls.ts'
import type { AnalyticsQuery } from '#contract/analytics/analytics.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { fetchFile, saveFile } from '../../../api/download.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'
import { Icon } from '../shell/icons.tsx'

/** Downloads all counts of the period as a spreadsheet file. */
export function ExportFigures({ period }: { period: AnalyticsQuery }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffFigures.export
  const explain = useExplain()
  const mutation = useStaffMutation(['analytics', 'export'], fetchFigures, saveFile)
  return (
    <>
      <button
        type="button"
        className="staff-button"
        aria-disabled={mutation.isBusy}
        onClick={() => void mutation.start({ ...period, locale })}
      >
        <Icon name="download" size={16} />
        {mutation.isBusy ? words.busy() : words.start()}
      </button>
      <Notice error={mutation.error ? explain(mutation.error) : undefined} />
    </>
  )
}

const fetchFigures = (api: StaffApi, json: AnalyticsExport) =>
  fetchFile(api.admin.analytics.exports.$post({ json }))
