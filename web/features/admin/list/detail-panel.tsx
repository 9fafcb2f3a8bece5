import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Notice } from '../screen/notice.tsx'
import { rowButtonId } from './data-table.tsx'
import { useExplain } from '../dialog/use-explain.ts'

type Props = {
  /** Which row of the list it belongs to. */
  id: string
  title: string
  onClose: () => void
  /** The query of the row's details. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  /** The outcome of the last action. */
  message: { error?: string | undefined; success?: string | undefined }
  children: ReactNode
}

/** One thing in full, beside the list it is from. */
export function DetailPanel({ id, title, onClose, query, message, children }: Props) {
  const { LL } = useI18nContext()
  const explain = useExplain()
  const { data, error, refetch } = query
  const notices = useRef<HTMLDivElement>(null)
  const { success } = message
  useEffect(() => {
    // what was pressed went with what it did
    if (success && document.activeElement?.matches('body, dialog')) notices.current?.focus()
  }, [success])

  return (
    <Dialog title={title} className="staff-panel" isOpen onClose={onClose} opener={rowButtonId(id)}>
      <div ref={notices} tabIndex={-1} className="staff-panel-notices">
        <Notice
          error={message.error ?? (error ? explain(error) : undefined)}
          success={message.success}
          {...(error && {
            action: { label: LL.staffPortal.shell.again(), run: () => void refetch() },
          })}
        />
      </div>
      {data === undefined ? !error && <p role="status">{LL.loading()}</p> : children}
    </Dialog>
  )
}

/** Names and values. Empty ones are left out. */
export const Facts = ({ facts }: { facts: (readonly [string, ReactNode])[] }) => (
  <dl className="staff-facts">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
