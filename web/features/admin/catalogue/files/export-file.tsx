import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { fetchFile, saveFile } from '../../../../api/download.ts'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { Notice } from '../../screen/notice.tsx'
import { Icon } from '../../shell/icons.tsx'

type Props = { name: string; ask: (api: StaffApi) => Parameters<typeof fetchFile>[0] }

/** Downloads a CSV file that can be edited and imported again. */
export function ExportFile({ name, ask }: Props) {
  const words = useI18nContext().LL.staff.imports
  const explain = useExplain()
  const mutation = useStaffMutation(
    ['catalogue', 'export', name],
    (api) => fetchFile(ask(api)),
    saveFile,
  )
  return (
    <>
      <button
        type="button"
        className="staff-button"
        aria-disabled={mutation.isBusy}
        onClick={() => void mutation.start(undefined)}
      >
        <Icon name="download" size={16} />
        {words.export()}
      </button>
      <div className="staff-filters-notice">
        <Notice
          error={mutation.error ? explain(mutation.error) : undefined}
          success={mutation.data && words.exported()}
        />
      </div>
    </>
  )
}
