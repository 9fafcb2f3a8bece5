import type { ReactNode } from 'react'
import type { ApiErrorCode } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Notice } from '../parts/notice.tsx'

type Props = {
  title: string
  onClose: () => void
  error: ApiErrorCode | null
  isLoaded: boolean
  reload: () => Promise<void>
  /** What came of the last action. */
  message: { error?: string; success?: string }
  children: ReactNode
}

/** One thing in full, beside the list it is from. */
export function DetailPanel(props: Props) {
  const { title, onClose, error, isLoaded, reload, message, children } = props
  const { LL } = useI18nContext()
  return (
    <Dialog title={title} className="ad-panel" isOpen onClose={onClose}>
      <div className="ad-panel-notices">
        <Notice
          error={message.error ?? (error ? LL.problem[error]() : undefined)}
          success={message.success}
          {...(error && {
            action: { label: LL.staffPortal.shell.again(), run: () => void reload() },
          })}
        />
      </div>
      {isLoaded ? children : !error && <p role="status">{LL.loading()}</p>}
    </Dialog>
  )
}

/** Names and values. Empty ones are left out. */
export const Facts = ({ facts }: { facts: (readonly [string, ReactNode])[] }) => (
  <dl className="ad-facts">
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
