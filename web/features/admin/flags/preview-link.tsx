import { useState } from 'react'
import type { PreviewLink } from '#contract/staff/flag-admin-calls.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { formatEnd } from '../screen/moment.tsx'

/** A new preview link with buttons to copy and open it. */
export function PreviewLinkField({ link: { url, expires_at } }: { link: PreviewLink }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.previewing
  const [isCopied, setCopied] = useState(false)
  // if the browser refuses, the user can copy from the field
  const copy = async () => setCopied(await copyText(url))
  return (
    <>
      <label className="staff-field">
        <span>{words.link()}</span>
        <input
          className="staff-input"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p className="staff-soft">
        {words.ends({ time: formatEnd(expires_at, locale) })} {isCopied && words.copied()}
      </p>
      <div className="staff-dialog-actions">
        <button type="button" className="staff-button" onClick={() => void copy()}>
          {words.copy()}
        </button>
        <a className="staff-button" href={url} target="_blank" rel="noreferrer">
          {words.open()}
        </a>
      </div>
    </>
  )
}
