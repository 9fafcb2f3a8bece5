import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { DriftReport } from './drift-report.tsx'

/** A closed section for developers; its content loads when it is opened. */
export function DeveloperSection() {
  const { LL } = useI18nContext()
  const words = LL.staffPortal
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="staff-card staff-developers"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{words.developers.title()}</h2>
        <span className="staff-soft staff-small">{words.developers.text()}</span>
      </summary>
      {isOpen && (
        <>
          <DriftReport />
          <section aria-labelledby="remote-title">
            <h3 id="remote-title">{words.remote.title()}</h3>
            <p className="staff-soft">{words.remote.text()}</p>
            <p className="staff-address">
              <code>{location.origin}</code>
            </p>
          </section>
        </>
      )}
    </details>
  )
}
