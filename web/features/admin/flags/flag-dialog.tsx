import type { ReactNode } from 'react'
import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { flagTitle } from '../../../app/flag-title.ts'
import type { FlagOutcome } from './use-flags.ts'

/** The props that all dialogs about a flag have. */
export type FlagDialogProps = {
  /** Absent while it is closed. */
  flag: StaffFlag | undefined
  /** Id of the button that opens it. */
  opener: string | undefined
  /** Whether the flag is being changed. */
  isBusy: boolean
  /** Why the change that was begun in it was not made. */
  failure: FlagOutcome | null
  onClose: () => void
}

type Props = Pick<FlagDialogProps, 'flag' | 'opener' | 'onClose'> & {
  title: (words: { name: string }) => string
  children: (flag: StaffFlag) => ReactNode
}

/** A dialog about one flag, which names it in its title. */
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
