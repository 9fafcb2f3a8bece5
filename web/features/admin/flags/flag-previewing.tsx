import { useState } from 'react'
import type { FlagPreview, StaffFlag } from '../../../../worker/contract/flag-admin-calls.ts'
import { previewLivesH } from '../../../../worker/contract/flags.ts'
import { answer, type ApiErrorCode, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { formatInstant } from '../parts/moment.tsx'
import { Notice } from '../parts/notice.tsx'
import { staffCall } from '../parts/use-loaded.ts'
import { flagTitle, isKnownFlag } from './flag-words.ts'

type Props = { flag: StaffFlag | undefined; onClose: () => void }

/** A link that shows the website as if the flag were switched. */
export function FlagPreviewing({ flag, onClose }: Props) {
  const words = useI18nContext().LL.staffPortal.previewing
  return (
    <Dialog
      title={words.title({ name: flag ? flagTitle(flag.name) : '' })}
      isOpen={flag !== undefined}
      onClose={onClose}
    >
      {flag && <PreviewForm flag={flag} />}
    </Dialog>
  )
}

function PreviewForm({ flag }: { flag: StaffFlag }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.previewing
  const [hours, setHours] = useState<(typeof previewLivesH)[number]>(24)
  const [made, setMade] = useState<FlagPreview | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const [error, setError] = useState<ApiErrorCode>()

  async function make() {
    if (!isKnownFlag(flag.name)) return
    setBusy(true)
    setError(undefined)
    setCopied(false)
    setEnded(false)
    const json = { flags: { [flag.name]: !flag.enabled }, hours }
    try {
      setMade(await staffCall((api) => answer(api.admin.flags.preview.$post({ json }))))
    } catch (reason) {
      setError(codeOf(reason))
    } finally {
      setBusy(false)
    }
  }

  async function endAll() {
    setBusy(true)
    setError(undefined)
    setEnded(false)
    try {
      await staffCall((api) => answer(api.admin.flags.previews.$delete()))
      setMade(null)
      setEnded(true)
    } catch (reason) {
      setError(codeOf(reason))
    } finally {
      setBusy(false)
    }
  }

  async function copy(url: string) {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }

  const life = (hours: number) =>
    hours < 24 ? words.hours({ count: hours }) : words.days({ count: hours / 24 })
  return (
    <>
      <p>{flag.enabled ? words.textOff() : words.textOn()}</p>
      <p className="ad-soft">{words.anybody()}</p>
      <form
        className="ad-inline"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void make()
        }}
      >
        <label className="ad-field">
          <span>{words.life()}</span>
          <select
            className="ad-input"
            value={hours}
            onChange={({ target }) =>
              setHours(previewLivesH.find((life) => life === Number(target.value)) ?? 24)
            }
          >
            {previewLivesH.map((option) => (
              <option key={option} value={option}>
                {life(option)}
              </option>
            ))}
          </select>
        </label>
        <button className="ad-button ad-button-strong" aria-disabled={isBusy}>
          {isBusy ? words.making() : words.make()}
        </button>
      </form>
      <Notice
        error={error && LL.problem[error]()}
        success={hasEnded ? words.endedAll() : undefined}
      />
      <div role="status">
        {made && (
          <>
            <label className="ad-field">
              <span>{words.link()}</span>
              <input
                className="ad-input"
                readOnly
                value={made.url}
                onFocus={({ target }) => target.select()}
              />
            </label>
            <p className="ad-soft">
              {words.ends({ time: formatInstant(made.expires_at, locale) })}{' '}
              {isCopied && words.copied()}
            </p>
            <div className="ad-dialog-actions">
              <button type="button" className="ad-button" onClick={() => void copy(made.url)}>
                {words.copy()}
              </button>
              <a className="ad-button" href={made.url} target="_blank" rel="noreferrer">
                {words.open()}
              </a>
            </div>
          </>
        )}
      </div>
      <section className="ad-part">
        <p className="ad-soft">{words.endAllText()}</p>
        <button
          type="button"
          className="ad-button"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void endAll()}
        >
          {words.endAll()}
        </button>
      </section>
    </>
  )
}
