import { type SubmitEvent, useState } from 'react'
import { locales } from '#contract/locales.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { sizeText } from '#contract/text/size-text.ts'
import type { StaffDocument } from '#contract/trade/documents/documents.ts'
import { answer } from '../../../api/client.ts'
import { downloadUrl } from '../../../api/download.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useConfirm } from '../dialog/use-confirm.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { Moment } from '../list/list-moment.tsx'
import { Notice } from '../screen/notice.tsx'
import { DocumentFields } from './document-fields.tsx'
import { serverNow } from '../../../app/server-clock.ts'

type Props = { document: StaffDocument; onDone: (message: string) => void }

/** One document with its details and actions. */
export function DocumentEntry({ document, onDone }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.documents
  const explain = useExplain()
  const { id, version, title, kind, valid_until: validUntil, withdrawn_at: withdrawnAt } = document
  const param = { id }
  const [edited, setEdited] = useState<{ kind: typeof kind; title: string; valid_until: string }>()
  const [today] = useState(() => officeClock(serverNow()).day)
  const opening = useStaffMutation(
    ['documents', id, 'link'],
    (api) => answer(api.admin.documents[':id'].link.$post({ param, json: {} })),
    ({ url }) => downloadUrl(url),
  )
  const changing = useStaffMutation(
    ['documents', id],
    (api, json: { kind: typeof kind; title: string; valid_until: string | null }) =>
      answer(api.admin.documents[':id'].$put({ param, json: { ...json, version } })),
    () => {
      setEdited(undefined)
      onDone(words.saved())
    },
  )
  const withdrawing = useStaffMutation(
    ['documents', id, 'withdrawn'],
    (api) => answer(api.admin.documents[':id'].withdrawn.$put({ param, json: { version } })),
    () => onDone(words.withdrawnDone()),
  )
  const { ask, confirm } = useConfirm(withdrawing)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!edited) return
    void changing.start({ ...edited, valid_until: edited.valid_until || null })
  }
  const size = sizeText(document.bytes, locales[locale].tag)
  const error = opening.error ?? changing.error
  return (
    <li>
      <strong>{title}</strong>{' '}
      {withdrawnAt && <span className="staff-badge">{words.withdrawn()}</span>}
      {validUntil && validUntil < today && (
        <span className="staff-badge staff-badge-sun">{words.expired()}</span>
      )}
      {document.is_sample && <span className="staff-badge staff-badge-sun">{words.sample()}</span>}
      <p className="staff-soft staff-small">
        {words.kinds[kind]()} · {document.file_name} · {size} · <Moment at={document.uploaded_at} />
        {document.uploaded_by && ` · ${document.uploaded_by}`}
        {validUntil && ` · ≤ ${validUntil}`}
      </p>
      <div className="staff-panel-actions">
        <button
          type="button"
          className="staff-button"
          aria-disabled={opening.isBusy}
          onClick={() => void opening.start(undefined)}
        >
          {words.download()} <span className="sr-only">{words.of({ title })}</span>
        </button>
        {!withdrawnAt && (
          <>
            <button
              type="button"
              className="staff-button"
              aria-expanded={edited !== undefined}
              onClick={() =>
                setEdited(edited ? undefined : { kind, title, valid_until: validUntil ?? '' })
              }
            >
              {words.change()} <span className="sr-only">{words.of({ title })}</span>
            </button>
            <button
              type="button"
              className="staff-button staff-button-danger"
              onClick={() =>
                ask({
                  action: words.withdraw(),
                  text: `${words.withdrawTitle({ title })} ${words.withdrawText()}`,
                  isDangerous: true,
                  run: () => withdrawing.start(undefined),
                })
              }
            >
              {words.withdraw()} <span className="sr-only">{words.of({ title })}</span>
            </button>
          </>
        )}
      </div>
      <Notice error={error ? explain(error) : undefined} />
      {edited && (
        <form onSubmit={save}>
          <DocumentFields values={edited} onChange={setEdited} />
          <div className="staff-dialog-actions">
            <button className="staff-button staff-button-strong" aria-disabled={changing.isBusy}>
              {words.save()}
            </button>
          </div>
        </form>
      )}
      {confirm}
    </li>
  )
}
