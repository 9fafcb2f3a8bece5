import { type ReactNode, useState } from 'react'
import type { StaffFlag } from '../../../../worker/contract/flag-admin-calls.ts'
import { FlagHistory } from './flag-history.tsx'
import { FlagPlanning } from './flag-planning.tsx'
import { FlagPreviewing } from './flag-previewing.tsx'
import { type FlagDialog, FlagRow } from './flag-row.tsx'
import { HideQuestion, needsQuestion } from './hide-question.tsx'
import type { Flags } from './use-flags.ts'

type Props = { state: Flags; children: (row: (flag: StaffFlag) => ReactNode) => ReactNode }

/**
 * Gives its children the rows, and holds the dialogs that rows open: only one is open at a time. Hiding what takes pages
 * away asks first; all else switches at once.
 */
export function FlagList({ state, children }: Props) {
  const [open, setOpen] = useState<{ id: string; dialog: FlagDialog | 'hide' } | null>(null)
  const flags = state.flags ?? []
  const flag = flags.find(({ id }) => id === open?.id)
  const close = () => setOpen(null)

  function toggle(flag: StaffFlag) {
    if (flag.enabled && needsQuestion(flag, flags)) setOpen({ id: flag.id, dialog: 'hide' })
    else void state.change(flag, !flag.enabled)
  }

  const row = (flag: StaffFlag) => (
    <FlagRow
      key={flag.id}
      flag={flag}
      isSaving={state.isSaving(flag.id)}
      onToggle={() => toggle(flag)}
      onOpen={(dialog) => setOpen({ id: flag.id, dialog })}
      onCancelPlan={(id) => void state.cancelPlan(flag, id)}
    />
  )
  const shown = (dialog: FlagDialog | 'hide') => (open?.dialog === dialog ? flag : undefined)
  return (
    <>
      {children(row)}
      <HideQuestion
        flag={shown('hide')}
        flags={flags}
        onClose={close}
        onConfirm={(flag, note) => {
          close()
          void state.change(flag, false, note)
        }}
      />
      <FlagHistory
        flag={shown('history')}
        onClose={close}
        onUndo={(changeSet) => {
          close()
          void state.undo(changeSet)
        }}
      />
      <FlagPlanning
        flag={shown('plan')}
        onClose={close}
        onSwitch={(flag, enabled, note) => {
          close()
          void state.change(flag, enabled, note)
        }}
        onPlan={(flag, enabled, at, note) => {
          close()
          void state.plan(flag, enabled, at, note)
        }}
      />
      <FlagPreviewing flag={shown('preview')} onClose={close} />
    </>
  )
}
