import type { ReactNode } from 'react'
import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { flagTitle } from '../../../app/flag-title.ts'
import type { FlagOutcome } from './use-flags.ts'

export type FlagDialogProps = {
  /** Absent while the dialog is closed. */
  flag: StaffFlag | undefined
  opener: string | undefined
  isBusy: boolean
  /** Result of a failed change made in the dialog. */
  failure: FlagOutcome | null
  onClose: () => void
}

type Props = Pick<FlagDialogProps, 'flag' | 'opener' | 'onClose'> & {
  title: (words: { name: string }) => string
  children: (flag: StaffFlag) => ReactNode
}

/** A dialog about one flag, with the flag's name in its title. */
export const FlagDialog = ({ flag, opener, onClose, title, children }: Props) => (
  <Dialog
    title={title({ name: flag ? flagTitle(flag.name) : '' })}
    isOpen={flag !== undefined}
    onClose={onClose}
    opener={opener}
  >
    {flag && children(flag)}
  </Dialog>
)
