import { useEffect, useRef, useState } from 'react'
import { company } from '#contract/company.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useSession } from '../../../session/use-session.ts'
import { copyText } from '../../../ui/copy-text.ts'

type Props = { codes: string[]; isFirst: boolean; onDone: () => Promise<void> }

/** New recovery codes, shown only once: copy, save or print them. */
export function NewCodes({ codes, isFirst, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.recoveryCodes
  const session = useSession()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.focus(), [])

  const email = session.status === 'signed-in' ? (session.user.email ?? '') : ''
  const title = words.fileTitle({ site: company.name, email })
  const file = [title, words.fileHint(), '', ...codes, ''].join('\r\n')

  async function copy() {
    setSaid((await copyText(codes.join('\n'))) ? words.copied() : words.notCopied())
  }

  return (
    <div className="recovery-codes">
      <p>
        <strong>{isFirst ? LL.portal.firstTime.codes() : words.shown()}</strong>
      </p>
      <p className="recovery-codes-owner">{title}</p>
      <ol ref={list} tabIndex={-1} aria-label={words.listLabel()}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="toolbar">
        <button type="button" className="btn btn-quiet btn-small" onClick={() => void copy()}>
          {words.copy()}
        </button>
        <a
          className="btn btn-quiet btn-small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="meltemi-recovery-codes.txt"
        >
          {words.download()}
        </a>
        <button type="button" className="btn btn-quiet btn-small" onClick={() => print()}>
          {words.print()}
        </button>
        <button type="button" className="btn btn-small" onClick={() => void onDone()}>
          {words.done()}
        </button>
      </p>
      <p role="status">{said}</p>
    </div>
  )
}
