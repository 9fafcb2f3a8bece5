import { useState } from 'react'
import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { previewLifetimesH } from '#contract/flags.ts'
import { answer, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Notice } from '../screen/notice.tsx'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { FlagDialog, type FlagDialogProps } from './flag-dialog.tsx'
import { isKnownFlag } from './flag-words.ts'
import { PreviewLinkField } from './preview-link.tsx'

/** Makes a link that previews the website with the flag switched. */
export const FlagPreviewDialog = (props: FlagDialogProps) => (
  <FlagDialog {...props} title={useI18nContext().LL.staffPortal.previewing.title}>
    {(flag) => <PreviewForm flag={flag} />}
  </FlagDialog>
)

/** Default lifetime of a link (hours). */
const usualH = 24

function PreviewForm({ flag }: { flag: StaffFlag }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.previewing
  const [hours, setHours] = useState<(typeof previewLifetimesH)[number]>(usualH)
  const making = useStaffMutation(
    ['flag-previews', 'make'],
    (api, hours: (typeof previewLifetimesH)[number]) =>
      answer(
        api.admin.flags.preview.$post({ json: { flags: { [flag.name]: !flag.enabled }, hours } }),
      ),
    () => {},
  )
  const ending = useStaffMutation(
    ['flag-previews', 'end'],
    (api) => answer(api.admin.flags.previews.$delete()),
    () => making.reset(),
  )
  const made = making.data
  const error = making.error ?? ending.error
  const isBusy = making.isBusy || ending.isBusy

  function make() {
    ending.reset()
    if (isKnownFlag(flag.name)) void making.start(hours)
  }

  const life = (hours: number) =>
    hours < 24 ? words.hours({ count: hours }) : words.days({ count: hours / 24 })
  return (
    <>
      <p>{flag.enabled ? words.textOff() : words.textOn()}</p>
      <p className="staff-soft">{words.anyone()}</p>
      <form
        className="staff-inline"
        data-unsaved={hours !== (making.variables ?? usualH)}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) make()
        }}
      >
        <label className="staff-field">
          <span>{words.life()}</span>
          <select
            className="staff-input"
            value={hours}
            onChange={({ target }) =>
              setHours(previewLifetimesH.find((life) => life === Number(target.value)) ?? usualH)
            }
          >
            {previewLifetimesH.map((option) => (
              <option key={option} value={option}>
                {life(option)}
              </option>
            ))}
          </select>
        </label>
        <button className="staff-button staff-button-strong" aria-disabled={isBusy}>
          {making.isBusy ? words.making() : words.make()}
        </button>
      </form>
      <Notice
        error={error ? LL.problem[codeOf(error)]() : undefined}
        success={ending.data === undefined ? undefined : words.endedAll()}
      />
      <div role="status">{made && <PreviewLinkField key={made.url} link={made} />}</div>
      <section className="staff-part">
        <p className="staff-soft">{words.endAllText()}</p>
        <button
          type="button"
          className="staff-button"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void ending.start(undefined)}
        >
          {words.endAll()}
        </button>
      </section>
    </>
  )
}
