import './recalls.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clientAddress, clientOrderPath } from '#contract/trade/client-addresses.ts'
import { locales } from '#contract/locales.ts'
import { phoneHref } from '#contract/site/public-company.ts'
import type { OwnRecall } from '#contract/trade/recalls/recalls.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../api/client.ts'
import { useCompany } from '../../../app/site-context.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { DetailPlaceholder } from '../trade/detail-placeholder.tsx'
import { formattersFor } from '../trade/formats.ts'
import { type ClientCompany, TradeLayout } from '../trade/trade-layout.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { RecallAnswer } from './recall-answer.tsx'
import { useRecallErrorText } from './use-recall-error-text.ts'

/** One recall: goods, instructions, reason, quantities received, contact and the company's answer. */
export function Screen({ id }: { id: string }) {
  const { LL } = useI18nContext()
  return (
    <TradeLayout title={LL.orders.recalls.title()} current="recalls">
      {(company) => <RecallView key={`${company.id}/${id}`} company={company} id={id} />}
    </TradeLayout>
  )
}

function RecallView({ company, id }: { company: ClientCompany; id: string }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.recalls
  const { to } = useBuyer()
  const explain = useRecallErrorText()
  const { day } = formattersFor(locale)
  const query = useQuery({
    queryKey: ['recalls', company.id, id, locale],
    queryFn: async () => {
      const api = await sessionApi()
      const param = { company: company.id, id }
      const call = api.trade[':company'].recalls[':id'].$get({ param, query: { locale } })
      const recall: OwnRecall = await answer(call)
      return recall
    },
  })
  const recall = query.data
  const back = <Link to={to(clientAddress('recalls'))}>{words.back()}</Link>
  if (!recall) {
    const trouble = query.error ? explain(query.error) : undefined
    return <DetailPlaceholder error={trouble} back={back} />
  }
  const codeOf = (lotId: string) => recall.lots.find((lot) => lot.lot_id === lotId)?.code ?? ''
  return (
    <article className="recall">
      <h2 className="order-title">{words.day({ day: day(recall.opened_at.slice(0, 10)) })}</h2>
      <ul className="recall-lots">
        {recall.lots.map((lot) => (
          <li key={lot.lot_id}>
            <strong>{words.lot(lot)}</strong>
            <span>
              {LL.portal.catalogue.sku() + colon(locale)} {lot.sku}
            </span>
            {lot.best_before && <span>{words.bestBefore({ day: day(lot.best_before) })}</span>}
          </li>
        ))}
      </ul>
      <section aria-labelledby="recall-todo">
        <h3 id="recall-todo">{words.todo()}</h3>
        <p className="recall-todo">{words.actions[recall.action]()}</p>
      </section>
      <section aria-labelledby="recall-why">
        <h3 id="recall-why">{words.why()}</h3>
        <p className="recall-reason" lang={locales[recall.reason_locale].tag}>
          {recall.reason}
        </p>
      </section>
      <RecallAnswer company={company} recall={recall} />
      <Contact />
      <section aria-labelledby="recall-got">
        <h3 id="recall-got">{words.got()}</h3>
        <ul>
          {recall.shipments.map((it) => (
            <li key={`${it.order_id}/${it.lot_id}`}>
              <Link to={to(clientOrderPath(it.order_id))}>{it.number}</Link>{' '}
              {words.shipment({
                day: day(it.shipped_on),
                cases: LL.portal.catalogue.cases({ n: it.cases }),
                code: codeOf(it.lot_id),
              })}
            </li>
          ))}
        </ul>
        {recall.more > 0 && <p>{words.more({ n: recall.more })}</p>}
        <p>
          <strong>{words.total({ cases: LL.portal.catalogue.cases({ n: recall.cases }) })}</strong>
        </p>
      </section>
      <p className="order-tools">{back}</p>
    </article>
  )
}

function Contact() {
  const words = useI18nContext().LL.orders.recalls
  const office = useCompany()
  return (
    <section aria-labelledby="recall-call">
      <h3 id="recall-call">{words.call()}</h3>
      <p>
        {words.callText()} <a href={phoneHref(office)}>{office.phone}</a>,{' '}
        <a href={`mailto:${office.email}`}>{office.email}</a>
      </p>
    </section>
  )
}
