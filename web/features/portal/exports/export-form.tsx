import './export-form.css'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { addDays, officeClock } from '#contract/site/office-hours.ts'
import type { TradeExport } from '#contract/trade/purchases/exports.ts'
import { maxExportDays } from '#contract/trade/purchases/purchases.ts'
import { fetchFile, saveFile } from '../../../api/download.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useOrderErrorText } from '../basket/use-order-error-text.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { serverNow } from '../../../app/server-clock.ts'

type Props = { company: ClientCompany; what: 'orders' | 'purchases' }

/** Downloads the orders or purchases of a period as a spreadsheet file. */
export function ExportForm({ company, what }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.exports
  const explain = useOrderErrorText()
  const id = useId()
  const [today] = useState(() => officeClock(serverNow()).day)
  const [period, setPeriod] = useState({ from: addDays(today, 1 - 365), to: today })
  const file = useMutation({
    mutationFn: async (json: TradeExport) => {
      const { exports } = (await sessionApi()).trade[':company']
      return fetchFile(exports[what].$post({ param: { company: company.id }, json }))
    },
    onSuccess: saveFile,
  })
  const { from, to } = period
  const isPeriod = from !== '' && to !== '' && from <= to && addDays(from, maxExportDays) > to

  function save(event: FormEvent) {
    event.preventDefault()
    if (isPeriod && !file.isPending) file.mutate({ from, to, locale })
  }
  const day = (name: 'from' | 'to') => (
    <label className="goods-field">
      <span>{words[name]()}</span>
      <input
        type="date"
        required
        value={period[name]}
        aria-invalid={!isPeriod}
        aria-describedby={isPeriod ? undefined : `${id}-period`}
        onChange={({ currentTarget: { value } }) => {
          file.reset()
          setPeriod({ ...period, [name]: value })
        }}
      />
    </label>
  )
  return (
    <section className="export-form" aria-labelledby={id}>
      <h2 id={id}>{words.title()}</h2>
      <p>{words[what]()}</p>
      <form onSubmit={save} noValidate>
        {day('from')}
        {day('to')}
        <button type="submit" className="btn btn-quiet" aria-disabled={!isPeriod || file.isPending}>
          {file.isPending ? words.saving() : words.save()}
        </button>
      </form>
      {!isPeriod && (
        <p id={`${id}-period`} role="status">
          {words.period()}
        </p>
      )}
      <FormMessage
        error={file.error ? explain(file.error) : undefined}
        success={file.isSuccess ? words.saved({ name: file.data.name }) : undefined}
      />
    </section>
  )
}
