import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { Notice } from '../screen/notice.tsx'
import { RefreshButton } from '../screen/refresh-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useAddress } from '../../../app/use-address.ts'
import { CompanyCard } from './company-card.tsx'
import { ContentCard } from './content-card.tsx'
import { DataCard } from './data-card.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { SpecialHoursCard } from './hours/special-hours-card.tsx'
import { type Settings, useSettings } from './use-settings.ts'
import { WeekCard } from './hours/week-card.tsx'

/** Settings of company, opening hours and messages; each card is saved separately and can be undone. */
export function Screen() {
  const { LL } = useI18nContext()
  const words = LL.staffSettings
  const state = useSettings()
  const { query, error, success, undoLast } = state
  const { data } = query
  return (
    <>
      <ScreenHead screen="settings">
        <RefreshButton isBusy={query.isFetching} onRefresh={() => void query.refetch()} />
      </ScreenHead>
      <LoadNotice query={query} />
      <div className="staff-stuck">
        <Notice
          error={error}
          success={success}
          action={undoLast && !error ? { label: words.undo(), run: undoLast } : undefined}
        />
      </div>
      {!data && !query.error && <p role="status">{words.loading()}</p>}
      {data && (
        <div className="staff-settings">
          <CompanyCard state={state} settings={data.settings} />
          <WeekCard state={state} settings={data.settings} />
          <SpecialHoursCard state={state} data={data} />
          <ContentCard state={state} settings={data.settings} />
          <DataCard state={state} data={data} />
          <SettingsHistory state={state} />
          <ConfirmAddress state={state} address={data.pending_address?.address} />
        </div>
      )}
    </>
  )
}

/** Target of the emailed link. A button confirms, because mail scanners open links. */
function ConfirmAddress({ state, address }: { state: Settings; address: string | undefined }) {
  const words = useI18nContext().LL.staffSettings.data
  const { get, close } = useAddress()
  const token = get('confirm')
  const confirm = (to: string) =>
    state.act({
      run: (api) => answer(api.admin.settings.address.confirm.$post({ json: { token } })),
      success: words.confirmed({ address: to }),
      onDone: () => close('confirm'),
    })
  return (
    <Dialog title={words.confirmTitle()} isOpen={token !== ''} onClose={() => close('confirm')}>
      {address === undefined ? <p>{words.linkOver()}</p> : <p>{words.confirmText({ address })}</p>}
      <Notice error={state.error} />
      <div className="staff-dialog-actions">
        {address !== undefined && (
          <button
            type="button"
            className="staff-button staff-button-strong"
            aria-disabled={state.isBusy}
            onClick={() => !state.isBusy && void confirm(address)}
          >
            {words.confirm()}
          </button>
        )}
        <DialogCancel />
      </div>
    </Dialog>
  )
}
