import { type SubmitEvent, useState } from 'react'
import { addDays, officeClock } from '#contract/site/office-hours.ts'
import type { TradeExport } from '#contract/trade/purchases/exports.ts'
import { maxExportDays } from '#contract/trade/purchases/purchases.ts'
import { fetchFile, saveFile } from '../../../api/download.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'
import { Icon } from '../shell/icons.tsx'
import { serverNow } from '../../../app/server-clock.ts'

const kinds = ['orders', 'movements'] as const
type Wanted = Omit<TradeExport, 'locale'> & { kind: (typeof kinds)[number] }

/** Exports of all orders, or of each lot's deliveries as inspectors request them. */
export function ExportOrders() {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.clientOrders.export
  const explain = useExplain()
  const [isOpen, setIsOpen] = useState(false)
  const [wanted, setWanted] = useState<Wanted>(() => {
    const today = officeClock(serverNow()).day
    return { kind: 'orders', from: addDays(today, 1 - 365), to: today }
  })
  const mutation = useStaffMutation(
    ['orders', 'export'],
    (api, { kind, from, to }: Wanted) =>
      fetchFile(api.admin['order-exports'][kind].$post({ json: { from, to, locale } })),
    saveFile,
  )
  const { from, to } = wanted
  const isPeriod = from !== '' && to !== '' && from <= to && addDays(from, maxExportDays) > to
  const choose = (change: Partial<Wanted>) => {
    mutation.reset()
    setWanted({ ...wanted, ...change })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPeriod) void mutation.start(wanted)
  }
  return (
    <>
      <button type="button" className="staff-button" onClick={() => setIsOpen(true)}>
        <Icon name="download" size={16} />
        {words.open()}
      </button>
      {isOpen && (
        <Dialog title={words.title()} isOpen onClose={() => setIsOpen(false)}>
          <form onSubmit={submit} noValidate data-unsaved="false">
            <fieldset className="staff-roles">
              <legend>{words.what()}</legend>
              {kinds.map((kind) => (
                <label key={kind}>
                  <input
                    type="radio"
                    name="kind"
                    checked={wanted.kind === kind}
                    onChange={() => choose({ kind })}
                  />
                  {words[kind]()}
                </label>
              ))}
            </fieldset>
            {(['from', 'to'] as const).map((name) => (
              <label key={name} className="staff-field">
                <span>{words[name]()}</span>
                <input
                  className="staff-input"
                  type="date"
                  value={wanted[name]}
                  aria-invalid={!isPeriod}
                  onChange={({ currentTarget: { value } }) => choose({ [name]: value })}
                />
              </label>
            ))}
            <Notice
              error={
                !isPeriod ? words.period() : mutation.error ? explain(mutation.error) : undefined
              }
              success={mutation.data && words.saved({ name: mutation.data.name })}
            />
            <div className="staff-dialog-actions">
              <button
                className="staff-button staff-button-strong"
                aria-disabled={!isPeriod || mutation.isBusy}
              >
                {mutation.isBusy ? words.saving() : words.save()}
              </button>
              <DialogCancel />
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
