import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { FlagHistory } from './flag-history.tsx'
import { FlagScheduleDialog } from './flag-schedule-dialog.tsx'
import { FlagPreviewDialog } from './flag-preview-dialog.tsx'
import { FlagRow, dialogButtonId } from './flag-row.tsx'
import { HideFlagDialog, needsConfirmation } from './hide-flag-dialog.tsx'
import { type FlagOutcome, type Flags, isFailure } from './use-flags.ts'

type Props = {
  state: Flags
  /** Rows with their switch only. */
  isPlain?: boolean
  children: (row: (flag: StaffFlag) => ReactNode) => ReactNode
}

const dialogs = ['history', 'plan', 'preview', 'hide'] as const
type FlagDialog = (typeof dialogs)[number]

/**
 * Renders the rows by its children, and the dialog that a row opened, which is stored in the address. Hiding pages asks
 * first. A dialog closes when its change succeeds.
 */
export function FlagList({ state, isPlain = false, children }: Props) {
  const { get, open, close } = useAddress()
  const dialog = oneOf(dialogs, get('show'))
  const flags = state.flags ?? []
  const flag = flags.find(({ id }) => id === get('flag'))
  const [failure, setFailure] = useState<FlagOutcome | null>(null)
  const place = `${get('show')} ${get('flag')}`
  const placeNow = useRef(place)
  useEffect(() => {
    placeNow.current = place
    setFailure(null)
  }, [place])

  const leave = () => close('show', 'flag')
  const openDialog = (flag: StaffFlag, dialog: FlagDialog) => open({ show: dialog, flag: flag.id })

  function toggle(flag: StaffFlag) {
    if (flag.enabled && needsConfirmation(flag, flags)) openDialog(flag, 'hide')
    else void state.change(flag, !flag.enabled)
  }

  /** Closes the dialog after a successful change, if it is still the open one. */
  async function closeAfter(change: Promise<FlagOutcome | null>) {
    setFailure(null)
    const outcome = await change
    if (outcome === null || placeNow.current !== place) return
    if (isFailure(outcome)) setFailure(outcome)
    else leave()
  }

  const row = (flag: StaffFlag) => (
    <FlagRow
      key={flag.id}
      flag={flag}
      isPlain={isPlain}
      isSaving={state.isSaving(flag.id)}
      onToggle={() => toggle(flag)}
      onOpen={(dialog) => openDialog(flag, dialog)}
      onCancelPlan={(id) => void state.cancelPlan(flag, id)}
    />
  )
  const shared = (which: FlagDialog) => ({
    flag: dialog === which ? flag : undefined,
    opener: flag && dialogButtonId(flag.id, which),
    isBusy: flag !== undefined && state.isSaving(flag.id),
    failure,
    onClose: leave,
  })
  return (
    <>
      {children(row)}
      <HideFlagDialog
        {...shared('hide')}
        flags={flags}
        onConfirm={(flag, note) => void closeAfter(state.change(flag, false, note))}
      />
      <FlagHistory
        {...shared('history')}
        onUndo={(changeSet) => void closeAfter(state.undo(changeSet))}
      />
      <FlagScheduleDialog
        {...shared('plan')}
        onSwitch={(flag, enabled, note) => void closeAfter(state.change(flag, enabled, note))}
        onPlan={(flag, enabled, at, note) => void closeAfter(state.plan(flag, enabled, at, note))}
      />
      <FlagPreviewDialog {...shared('preview')} />
    </>
  )
}
