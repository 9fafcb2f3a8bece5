import './standing-orders.css'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { clientAddress, clientStandingOrderPath } from '#contract/trade/client-addresses.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import type { StandingOrderDetail } from '#contract/trade/standing/standing.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts'
import { DetailPlaceholder } from '../trade/detail-placeholder.tsx'
import { formattersFor } from '../trade/formats.ts'
import { type ClientCompany, TradeLayout } from '../trade/trade-layout.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { StandingOrderActions } from './standing-order-actions.tsx'
import { StandingOrderEditor } from './standing-order-editor.tsx'
import { StandingOrderLines } from './standing-order-lines.tsx'
import { StandingOrderState } from './standing-order-state.tsx'
import {
  standingOrdersApi,
  useStandingOrderErrorText,
  useStandingOrder,
} from './use-standing-orders.ts'
import { hasDraft } from './use-standing-order-draft.ts'

/** One standing order: schedule, lines, open question and actions. */
export function Screen({ id }: { id: string }) {
  const { LL } = useI18nContext()
  return (
    <TradeLayout title={LL.orders.standing.title()} current="standing">
      {(company) => <StandingView key={`${company.id}/${id}`} company={company} id={id} />}
    </TradeLayout>
  )
}

type Props = { company: ClientCompany; id: string }

function StandingView({ company, id }: Props) {
  const { locale } = useI18nContext()
  const explain = useStandingOrderErrorText()
  useFocusFallback()
  const { data: standing, error } = useStandingOrder(company.id, id, locale)
  if (!standing) {
    return <DetailPlaceholder error={error ? explain(error) : undefined} back={<Back />} />
  }
  return <OneStanding company={company} standing={standing} />
}

function Back() {
  const { to } = useBuyer()
  const words = useI18nContext().LL.orders.standing
  return <Link to={to(clientAddress('standing'))}>{words.back()}</Link>
}

type OneProps = { company: ClientCompany; standing: StandingOrderDetail }

function OneStanding({ company, standing }: OneProps) {
  const [isChanging, setChanging] = useState(() => hasDraft(originOf(standing)))
  return isChanging ? (
    <ChangeStanding {...{ company, standing }} onDone={() => setChanging(false)} />
  ) : (
    <>
      <StandingFacts standing={standing} />
      {mayOrder(standing.role) && (
        <StandingOrderActions {...{ company, standing }} onChange={() => setChanging(true)} />
      )}
      <StandingOrderLines standing={standing} />
      <p className="order-tools">
        <Back />
      </p>
    </>
  )
}

function StandingFacts({ standing }: { standing: StandingOrderDetail }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const { money, weekday, moment } = formattersFor(locale)
  const { question, currency_now: currencyNow } = standing
  const day = weekday(standing.next_on)
  return (
    <>
      <h2 className="order-title">
        {words.every[standing.every_weeks]()}{' '}
        <span className="goods-mark">
          <StandingOrderState standing={standing} />
        </span>
        {standing.is_sample && (
          <span className="goods-mark goods-mark-sample">{LL.orders.order.sample()}</span>
        )}
      </h2>
      {standing.state === 'active' && (
        <p>
          {standing.is_skipped ? words.skipped({ day }) : words.next({ day })}
          {!standing.is_skipped && standing.sent_at !== null && question === null && (
            <>
              {'. '}
              {words.sentAt({ moment: moment(standing.sent_at).office })}
            </>
          )}
        </p>
      )}
      {standing.po_number && (
        <p>
          {LL.orders.basket.po() + colon(locale)} {standing.po_number}
        </p>
      )}
      {question !== null && !standing.is_skipped && (
        <p className="message">
          {words.questions[question]({
            before: money(standing.total_cents, standing.currency),
            after: currencyNow === null ? '–' : money(standing.total_now_cents, currencyNow),
          })}
        </p>
      )}
    </>
  )
}

const originOf = ({ id, version }: StandingOrderDetail) => ({ name: `standing/${id}`, version })

type ChangeProps = OneProps & { onDone: () => void }

function ChangeStanding({ company, onDone, ...props }: ChangeProps) {
  // the version when editing began: if a colleague saves meanwhile, the server refuses this change
  const [standing] = useState(props.standing)
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const { to } = useBuyer()
  const navigate = useNavigate()
  const days = standing.deliveries.map(({ day }) => day)
  const isOffered = days.includes(standing.next_on) || standing.question === 'day'
  const own = clientStandingOrderPath(standing.id)
  return (
    <StandingOrderEditor
      company={company}
      title={words.edit()}
      submit={words.save()}
      origin={originOf(standing)}
      start={{
        items: new Map(standing.lines.map(({ product_id: id, cases }) => [id, cases])),
        every: standing.every_weeks,
        day: standing.question === 'day' ? (days[0] ?? '') : standing.next_on,
        po: standing.po_number ?? '',
      }}
      names={new Map(standing.lines.map((line) => [line.product_id, line.name]))}
      days={isOffered ? days : [...days, standing.next_on].toSorted()}
      onLeave={onDone}
      onSave={async (repeated) => {
        await answer(
          (await standingOrdersApi())[':id'].$put({
            param: { company: company.id, id: standing.id },
            query: { locale },
            json: { version: standing.version, ...repeated },
          }),
        )
        onDone()
        await navigate(to(own), { replace: true })
      }}
    />
  )
}
