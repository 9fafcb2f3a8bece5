import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Notice } from '../screen/notice.tsx'
import { rowButtonId } from './data-table.tsx'
import { useExplain } from '../dialog/use-explain.ts'

type Props = {
  id: string
  title: string
  onClose: () => void
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  message: { error?: string | undefined; success?: string | undefined }
  children: ReactNode
}

/** Details of a row in a side panel. */
export function DetailPanel({ id, title, onClose, query, message, children }: Props) {
  const { LL } = useI18nContext()
  const explain = useExplain()
  const { data, error, refetch } = query
  const notices = useRef<HTMLDivElement>(null)
  const { success } = message
  useEffect(() => {
    // the button that had the focus is gone
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

/** Names and values; empty values are omitted. */
export const FactList = ({ facts }: { facts: (readonly [string, ReactNode])[] }) => (
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
