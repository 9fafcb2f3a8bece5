import {
  type DocumentKind,
  documentKinds,
  documentLimits,
} from '#contract/trade/documents/documents.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

export type DocumentValues = { kind: DocumentKind; title: string; valid_until: string }

type Props = { values: DocumentValues; onChange: (values: DocumentValues) => void }

/** Kind, title and expiry date of a document. */
export function DocumentFields({ values, onChange }: Props) {
  const words = useI18nContext().LL.staff.documents
  return (
    <>
      <label className="staff-field">
        <span>{words.kind()}</span>
        <select
          className="staff-input"
          value={values.kind}
          onChange={({ currentTarget: { value } }) => {
            const kind = documentKinds.find((name) => name === value)
            if (kind) onChange({ ...values, kind })
          }}
        >
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]()}
            </option>
          ))}
        </select>
      </label>
      <label className="staff-field">
        <span>{words.name()}</span>
        <input
          className="staff-input"
          required
          maxLength={documentLimits.title}
          value={values.title}
          onChange={({ currentTarget: { value } }) => onChange({ ...values, title: value })}
        />
      </label>
      <label className="staff-field">
        <span>{words.validUntil()}</span>
        <input
          className="staff-input"
          type="date"
          value={values.valid_until}
          onChange={({ currentTarget: { value } }) => onChange({ ...values, valid_until: value })}
        />
      </label>
    </>
  )
}
