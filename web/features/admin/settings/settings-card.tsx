import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = {
  id: string
  title: string
  text?: string
  /** Content outside of the form, because forms cannot be nested. */
  before?: ReactNode
  /** Makes the card a form with a save button. */
  onSave?: () => void
  isBusy?: boolean
  isDirty?: boolean
  /** Whether leaving the screen would lose input; a confirmation is then needed. */
  isUnsaved?: boolean
  children: ReactNode
}

export function SettingsCard(props: Props) {
  const { id, title, text, before, onSave, isBusy = false, isDirty = false, children } = props
  const { isUnsaved = isDirty } = props
  const words = useI18nContext().LL.staffSettings
  const body = (
    <>
      {children}
      {onSave && (
        <div className="staff-dialog-actions">
          <button className="staff-button staff-button-strong" aria-disabled={isBusy || !isDirty}>
            {isBusy ? words.saving() : words.save()}
          </button>
        </div>
      )}
    </>
  )
  return (
    <section className="staff-card staff-settings-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className="staff-soft">{text}</p>}
      {before}
      {onSave ? (
        <form
          data-unsaved={isUnsaved}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy && isDirty) onSave()
          }}
        >
          {body}
        </form>
      ) : (
        body
      )}
    </section>
  )
}
