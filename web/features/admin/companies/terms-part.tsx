import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { locales } from '#contract/locales.ts'
import { writtenCents } from '#contract/trade/money.ts'
import type { CompanyTerms, TermsFields } from '#contract/trade/terms.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { FactList } from '../list/detail-panel.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { Notice } from '../screen/notice.tsx'
import { marketName } from '../catalogue/market-name.ts'
import { AssignPriceList } from './assign-price-list.tsx'
import { TermsForm } from './terms-form.tsx'
import { weekdaysOf } from './weekdays.ts'

export function TermsPart({ id }: { id: string }) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.terms
  const client = useQueryClient()
  const key = ['companies', 'terms', id]
  const param = { id }
  const query = useQuery(
    staffQuery(key, (api) => answer(api.admin.companies[':id'].terms.$get({ param }))),
  )
  const [isEditing, setEditing] = useState(false)
  const [success, setSuccess] = useState<string>()
  const company = query.data
  const keep = (changed: CompanyTerms) => {
    client.setQueryData(key, changed)
    void client.invalidateQueries({ queryKey: ['companies', 'one', id] })
  }
  return (
    <section className="staff-part">
      <h3>{words.title()}</h3>
      <LoadNotice query={query} />
      <Notice success={success} />
      {company && (
        <>
          {company.terms ? (
            <FactList facts={factsOf(company.terms, company)} />
          ) : (
            <p className="staff-soft">{words.none()}</p>
          )}
          <div className="staff-panel-actions">
            <button type="button" className="staff-button" onClick={() => setEditing(true)}>
              {words.edit()}
            </button>
          </div>
          {company.terms && (
            <AssignPriceList
              id={id}
              company={company}
              onGiven={(changed) => {
                keep(changed)
                setSuccess(words.given())
              }}
              onStale={() => void query.refetch()}
            />
          )}
          <Dialog title={words.edit()} isOpen={isEditing} onClose={() => setEditing(false)}>
            <TermsForm
              id={id}
              company={company}
              onDone={(changed) => {
                keep(changed)
                setEditing(false)
                setSuccess(words.saved())
              }}
              onStale={() => void query.refetch()}
            />
          </Dialog>
        </>
      )}
    </section>
  )

  function factsOf(terms: TermsFields, { managers }: CompanyTerms): [string, string | null][] {
    const amount = (cents: number | null) =>
      cents === null ? null : `${writtenCents(cents)} ${terms.currency}`
    const weekdays = weekdaysOf(locales[locale].tag)
    const manager = managers.find((person) => person.id === terms.manager_id)
    return [
      [words.market(), marketName(terms.market, locale)],
      [words.currency(), terms.currency],
      [words.shipTo(), terms.ship_to],
      [words.deliveryDays(), terms.delivery_days.map((day) => weekdays[day]).join(', ')],
      [words.cutoffTime(), terms.cutoff_time],
      [words.cutoffDays(), String(terms.cutoff_days)],
      [words.cutoffKind(), words.kinds[terms.cutoff_kind]()],
      [words.minimum(), amount(terms.minimum_cents)],
      [words.approvalOver(), amount(terms.approval_over_cents)],
      [words.manager(), manager?.email ?? words.noManager()],
    ]
  }
}
