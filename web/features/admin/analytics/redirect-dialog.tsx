import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId } from 'react'
import type { Analytics } from '#contract/analytics/analytics.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'

type Props = {
  row: Analytics['missing'][number]
  pages: string[]
  onClose: () => void
  /** Called with the saved target; `null` when the redirect was removed. */
  onDone: (target: string | null) => void
}

/** Sets or removes the redirect of an address. A concurrent change is shown before it can be overwritten. */
export function RedirectDialog({ row, pages, onClose, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staffFigures.missing
  const explain = useExplain()
  const client = useQueryClient()
  const listId = useId()
  const hintId = useId()
  const read = () => void client.invalidateQueries({ queryKey: ['analytics'] })
  const mutation = useStaffMutation(
    ['analytics', 'redirect'],
    (api, target: string | null) =>
      answer(
        api.admin.analytics.redirects.$put({
          json: { path: row.path, target, seen: row.target },
        }),
      ),
    (_, target) => {
      read()
      onDone(target)
    },
    read,
  )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = new FormData(event.currentTarget).get('target')
    if (typeof target === 'string' && target.trim() !== '') void mutation.start(target.trim())
  }

  return (
    <Dialog title={words.dialog()} isOpen onClose={onClose}>
      <form onSubmit={submit}>
        <p>
          <code>{row.path}</code>
        </p>
        <label className="staff-field">
          <span>{words.target()}</span>
          <input
            className="staff-input"
            name="target"
            list={listId}
            required
            maxLength={200}
            defaultValue={row.target ?? ''}
            aria-describedby={hintId}
          />
        </label>
        <datalist id={listId}>
          {pages.map((path) => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </datalist>
        <p id={hintId} className="staff-soft staff-small">
          {words.targetHint()}
        </p>
        <Notice error={mutation.error ? explain(mutation.error) : undefined} />
        <div className="staff-dialog-actions">
          <button className="staff-button staff-button-strong" aria-disabled={mutation.isBusy}>
            {words.save()}
          </button>
          {row.target && (
            <button
              type="button"
              className="staff-button staff-button-danger"
              aria-disabled={mutation.isBusy}
              onClick={() => void mutation.start(null)}
            >
              {words.remove()}
            </button>
          )}
          <DialogCancel />
        </div>
      </form>
    </Dialog>
  )
}
