import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { CsvImport, ImportResult } from '#contract/trade/imports.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { Notice } from '../../screen/notice.tsx'
import type { ImportTarget } from './import-target.ts'
import { ImportPlan } from './import-plan.tsx'

const send = (api: StaffApi, target: ImportTarget, json: CsvImport): Promise<ImportResult> =>
  target === 'products'
    ? answer(api.admin.catalogue.imports.products.$post({ json }))
    : answer(api.admin.catalogue.imports.prices[':list'].$post({ param: target, json }))

/** Checks a file, previews its changes, and imports exactly these. */
export function ImportFile({ target }: { target: ImportTarget }) {
  const { LL } = useI18nContext()
  const words = LL.staff.imports
  const client = useQueryClient()
  const explain = useExplain()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [csv, setCsv] = useState('')
  const [wrong, setWrong] = useState<string>()
  const check = useStaffMutation(
    ['catalogue', 'check'],
    (api, text: string) => send(api, target, { csv: text }),
    () => {},
  )
  const apply = useStaffMutation(
    ['catalogue', 'import'],
    (api, seen: string) => send(api, target, { csv, seen }),
    () => void client.invalidateQueries({ queryKey: ['catalogue'] }),
    () => check.reset(),
  )
  const plan = check.data
  const error =
    wrong ?? (apply.error && explain(apply.error)) ?? (check.error && explain(check.error))

  function forget() {
    check.reset()
    apply.reset()
    setWrong(undefined)
  }

  async function read(event: FormEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (!file) return setWrong(words.noFile())
    const bytes = await file.arrayBuffer()
    if (isWorkbook(bytes)) return setWrong(words.problems['file-workbook']())
    const text = textOf(bytes)
    if (text === null) return setWrong(words.encoding())
    forget()
    setCsv(text)
    void check.start(text)
  }

  return (
    <>
      <p>{target === 'products' ? words.productsHint() : words.pricesHint()}</p>
      <form onSubmit={(event) => void read(event)}>
        <label className="staff-field" htmlFor={id}>
          <span>{words.choose()}</span>
          <input
            ref={input}
            id={id}
            type="file"
            accept=".csv,text/csv"
            className="staff-input"
            aria-describedby={`${id}-state`}
            onChange={forget}
          />
        </label>
        <div className="staff-dialog-actions">
          <button className="staff-button" aria-disabled={check.isBusy}>
            {check.isBusy ? words.checking() : words.check()}
          </button>
        </div>
      </form>
      <div id={`${id}-state`}>
        <Notice error={error ?? undefined} success={apply.data && words.done(apply.data)} />
      </div>
      {plan && !apply.data && (
        <ImportPlan
          plan={plan}
          isPrices={target !== 'products'}
          isBusy={apply.isBusy}
          onApply={() => plan.seen !== null && void apply.start(plan.seen)}
        />
      )}
    </>
  )
}

/** ZIP signature, with which .xlsx, .ods and .numbers files begin. */
const isWorkbook = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes.slice(0, 4)) === 'PK\u0003\u0004'

/** Decodes UTF-8; `null` for other encodings, which would garble names. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
