import { type SubmitEvent, useState } from 'react'
import { documentLimits, type DocumentSubject } from '#contract/trade/documents/documents.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { Notice } from '../screen/notice.tsx'
import { DocumentFields, type DocumentValues } from './document-fields.tsx'
import { uploadDocument } from './upload-document.ts'

type Props = {
  where: { place?: DocumentSubject; place_id?: string }
  onDone: () => void
}

/** Upload form. A failed upload is retried under the same id. */
export function UploadForm({ where, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.documents
  const explain = useExplain()
  const [chosen, setChosen] = useState<{ id: string; file: File }>()
  const [values, setValues] = useState<DocumentValues>({
    kind: where.place === 'lot' ? 'analysis' : 'certificate',
    title: '',
    valid_until: '',
  })
  const [problem, setProblem] = useState<string>()
  const mutation = useStaffMutation(
    ['documents', 'upload', where.place_id ?? 'all'],
    uploadDocument,
    onDone,
  )

  function choose(file: File | undefined) {
    mutation.reset()
    setProblem(undefined)
    setChosen(file && { id: crypto.randomUUID(), file })
    if (!file) return
    if (file.size > documentLimits.bytes) setProblem(LL.staff.refused['document/too-large']())
    if (values.title === '') setValues({ ...values, title: nameOf(file) })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!chosen) return setProblem(words.noFile())
    const title = values.title.trim() || nameOf(chosen.file)
    if (chosen.file.size <= documentLimits.bytes) {
      void mutation.start({ ...chosen, values: { ...values, title }, where })
    }
  }
  return (
    <form noValidate onSubmit={submit} data-unsaved={chosen !== undefined && !mutation.data}>
      <label className="staff-field">
        <span>{words.file()}</span>
        <input
          className="staff-input"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </label>
      <DocumentFields values={values} onChange={setValues} />
      <Notice error={problem ?? (mutation.error ? explain(mutation.error) : undefined)} />
      <div className="staff-dialog-actions">
        <button className="staff-button staff-button-strong" aria-disabled={mutation.isBusy}>
          {mutation.isBusy ? words.uploading() : words.upload()}
        </button>
      </div>
    </form>
  )
}

/** File name without extension, cut to the longest title allowed. */
const nameOf = (file: File) => file.name.replace(/\.[^.]+$/, '').slice(0, documentLimits.title)
