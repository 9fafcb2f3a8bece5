import { useId, useState } from 'react'
import type { StaffSettings } from '#contract/staff/settings.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { formatEnd } from '../screen/moment.tsx'
import { Notice } from '../screen/notice.tsx'
import type { Settings } from './use-settings.ts'

type Props = { state: Settings; data: StaffSettings }

/** Email address of the office; a new one is used after its confirmation by an emailed link. */
export function OfficeAddress({ state, data }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffSettings
  const { officeEmail } = data.settings
  const { pending_address: pending } = data
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  const isLocked = officeEmail.source === 'operator'

  const ask = (address: string) =>
    state.act({
      run: (api) =>
        answer(
          api.admin.settings.address.$post({ json: { address, version: officeEmail.version } }),
        ),
      success: words.data.asked({ address }),
      onDone: () => setAsking(false),
    })
  const forget = () =>
    state.act({
      run: (api) => answer(api.admin.settings.address.$delete()),
      success: words.data.forgotten(),
    })

  return (
    <div className="staff-field">
      <span id={id}>{words.names.officeEmail()}</span>
      <p className="staff-setting-value" aria-labelledby={id}>
        {officeEmail.value}
      </p>
      <small className="staff-soft staff-setting-about">
        <span>{words.data.officeHint()}</span>
        {isLocked && <span>{words.locked({ variable: officeEmail.variable ?? '' })}</span>}
      </small>
      {pending && (
        <div className="staff-notice staff-notice-warning">
          <p>
            {words.data.pending({
              address: pending.address,
              time: formatEnd(pending.expires_at, locale),
            })}
          </p>
          <div className="staff-tools">
            <button
              type="button"
              className="staff-button"
              aria-disabled={state.isBusy}
              onClick={() => !state.isBusy && void ask(pending.address)}
            >
              {words.data.again()}
            </button>
            <button
              type="button"
              className="staff-button"
              aria-disabled={state.isBusy}
              onClick={() => !state.isBusy && void forget()}
            >
              {words.data.forget()}
            </button>
          </div>
        </div>
      )}
      {!isLocked && (
        <button
          type="button"
          className="staff-button"
          onClick={() => {
            state.reset()
            setAsking(true)
          }}
        >
          {words.data.change()}
        </button>
      )}
      <Dialog title={words.data.change()} isOpen={isAsking} onClose={() => setAsking(false)}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const address = new FormData(event.currentTarget).get('address')
            if (!state.isBusy && typeof address === 'string') void ask(address.trim())
          }}
        >
          <label className="staff-field">
            <span>{words.data.newAddress()}</span>
            <input
              className="staff-input"
              name="address"
              type="email"
              required
              maxLength={254}
              aria-describedby={`${id}-ask`}
            />
          </label>
          <p id={`${id}-ask`} className="staff-soft staff-small">
            {words.data.askText()}
          </p>
          <Notice error={state.error} />
          <div className="staff-dialog-actions">
            <button className="staff-button staff-button-strong" aria-disabled={state.isBusy}>
              {words.data.ask()}
            </button>
            <DialogCancel />
          </div>
        </form>
      </Dialog>
    </div>
  )
}
