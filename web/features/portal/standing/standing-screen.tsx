import './standing.css'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { clientAddress, clientStandingOrderPath } from '#contract/trade/client-addresses.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import type { StandingOrderDetail } from '#contract/trade/standing/standing.ts'
import { colon } from '#contract/text/colon.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { DetailPending } from '../trade/detail-pending.tsx'
import { formatsOf } from '../trade/formats.ts'
import { type OwnCompany, TradeFrame } from '../trade/trade-frame.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { StandingActions } from './standing-actions.tsx'
import { StandingOrderEditor } from './standing-order-editor.tsx'
import { StandingLines } from './standing-lines.tsx'
import { StandingState } from './standing-state.tsx'
import { standingCall, useExplainStanding, useStanding } from './use-standing.ts'
import { isBegun } from './use-standing-draft.ts'

/** One standing order: when it comes, what it holds, what it asks, and what can be done. */
export function Screen({ id }: { id: string }) {
  const { LL } = useI18nContext()
  return (
    <TradeFrame title={LL.orders.standing.title()} current="standing">
      {(company) => <StandingView key={`${company.id}/${id}`} company={company} id={id} />}
    </TradeFrame>
  )
}

type Props = { company: OwnCompany; id: string }

function StandingView({ company, id }: Props) {
  const { locale } = useI18nContext()
  const explain = useExplainStanding()
  useKeptFocus()
  const { data: standing, error } = useStanding(company.id, id, locale)
  if (!standing) {
    return <DetailPending trouble={error ? explain(error) : undefined} back={<Back />} />
  }
  return <OneStanding company={company} standing={standing} />
}

function Back() {
  const { to } = useBuyer()
  const words = useI18nContext().LL.orders.standing
  return <Link to={to(clientAddress('standing'))}>{words.back()}</Link>
}

type OneProps = { company: OwnCompany; standing: StandingOrderDetail }

function OneStanding({ company, standing }: OneProps) {
  const [isChanging, setChanging] = useState(() => isBegun(originOf(standing)))
  return isChanging ? (
    <ChangeStanding {...{ company, standing }} onDone={() => setChanging(false)} />
  ) : (
    <>
      <StandingFacts standing={standing} />
      {mayOrder(standing.role) && (
        <StandingActions {...{ company, standing }} onChange={() => setChanging(true)} />
      )}
      <StandingLines standing={standing} />
      <p className="order-tools">
        <Back />
      </p>
    </>
  )
}

function StandingFacts({ standing }: { standing: StandingOrderDetail }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const { money, weekday, moment } = formatsOf(locale)
  const { question, currency_now: currencyNow } = standing
  const day = weekday(standing.next_on)
  return (
    <>
      <h2 className="order-title">
        {words.every[standing.every_weeks]()}{' '}
        <span className="goods-mark">
          <StandingState standing={standing} />
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
  // what is changed is what they saw: a colleague's change of meanwhile is refused, not written over
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
          (await standingCall())[':id'].$put({
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
