import { useState } from 'react'
import { type ReplyTemplate, replyTemplates } from '#contract/staff/filters.ts'
import type { MessageReply, ReplyDraft, SubmissionDetail } from '#contract/staff/submissions.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { useLanguageName } from '../list/use-language-name.ts'
import { Notice } from '../screen/notice.tsx'

type Drafts = Record<ReplyTemplate, ReplyDraft>

type Props = {
  message: SubmissionDetail & { drafts: Drafts }
  isBusy: boolean
  /** The error of a failed send. The text stays in its field. */
  error: string | undefined
  onClose: () => void
  onSend: (reply: MessageReply) => void
}

/** A reply by email. Each template keeps its edits when another one is chosen. */
export function ReplyDialog({ message, isBusy, error, onClose, onSend }: Props) {
  const words = useI18nContext().LL.staff.submissions
  const languageName = useLanguageName()
  const [id] = useState(() => crypto.randomUUID())
  const [template, setTemplate] = useState<ReplyTemplate>('catalogue')
  /** The drafts at the start, so that a reload does not count as an edit. */
  const [given] = useState(message.drafts)
  const [drafts, setDrafts] = useState(given)
  /** The progress at the start, so that a colleague's reply in between is a conflict. */
  const [from] = useState(message.progress ?? 'open')
  const { subject, text } = drafts[template]
  const change = (changed: Partial<ReplyDraft>) =>
    setDrafts({ ...drafts, [template]: { ...drafts[template], ...changed } })
  const email = message.email ?? ''
  return (
    <Dialog title={words.replyTitle({ name: message.name ?? email })} isOpen onClose={onClose}>
      <form
        data-unsaved={drafts !== given}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSend({ id, template, subject, text, from })
        }}
      >
        <label className="staff-field">
          <span>{words.template()}</span>
          <select
            className="staff-input"
            value={template}
            onChange={({ currentTarget: { value } }) =>
              setTemplate(replyTemplates.find((name) => name === value) ?? 'own')
            }
          >
            {replyTemplates.map((name) => (
              <option key={name} value={name}>
                {words.templates[name]()}
              </option>
            ))}
          </select>
        </label>
        <label className="staff-field">
          <span>{words.subject()}</span>
          <input
            className="staff-input"
            name="subject"
            required
            maxLength={150}
            lang={message.locale}
            value={subject}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
        </label>
        <label className="staff-field">
          <span>{words.text()}</span>
          <textarea
            className="staff-input"
            name="text"
            rows={14}
            required
            maxLength={5000}
            lang={message.locale}
            aria-describedby="reply-hint"
            value={text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        </label>
        <p id="reply-hint" className="staff-soft staff-small">
          {words.replyHint({ email, language: languageName(message.locale) })}
        </p>
        <Notice error={error} />
        <div className="staff-dialog-actions">
          <button className="staff-button staff-button-strong" aria-disabled={isBusy}>
            {words.send()}
          </button>
          <DialogCancel />
        </div>
      </form>
    </Dialog>
  )
}
