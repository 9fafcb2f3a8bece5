import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import type { StandingOrderAction, StandingOrderDetail } from '#contract/trade/standing/standing.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { formatsOf } from '../trade/formats.ts'
import type { OwnCompany } from '../trade/trade-frame.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { useStandingMutation, useExplainStanding } from './use-standing.ts'

type Props = { company: OwnCompany; standing: StandingOrderDetail; onChange: () => void }

/** What may be done with a standing order now. */
export function StandingActions({ company, standing, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const { money } = formatsOf(locale)
  const { to } = useBuyer()
  const navigate = useNavigate()
  const explain = useExplainStanding()
  const [isAsking, setAsking] = useState(false)
  const isTaken = useRef(false)
  const mutation = useStandingMutation(company.id, standing.id, locale, () => {
    void navigate(to(clientAddress('standing')), { replace: true })
  })
  const run = (action: StandingOrderAction) => {
    if (isTaken.current) return
    isTaken.current = true
    const seen = action === 'agree' ? standing : null
    mutation.mutate(
      { action, version: standing.version, seen },
      {
        onSettled: () => {
          isTaken.current = false
          setAsking(false)
        },
      },
    )
  }
  const button = (action: StandingOrderAction, label: string, isStrong = false) => (
    <button
      key={action}
      type="button"
      className={isStrong ? 'btn' : 'btn btn-quiet'}
      aria-disabled={mutation.isPending}
      // the second half of a double click is not for what the first half put there
      onClick={({ detail }) => {
        if (detail <= 1) run(action)
      }}
    >
      {label}
    </button>
  )
  const { state, question, is_skipped: isSkipped, currency_now: now } = standing
  return (
    <>
      <FormMessage error={mutation.error ? explain(mutation.error) : undefined} />
      <div className="order-tools">
        {(question === 'dearer' || question === 'changed') &&
          now !== null &&
          button('agree', words.agree({ total: money(standing.total_now_cents, now) }), true)}
        {state === 'active' &&
          (isSkipped ? button('unskip', words.unskip()) : button('skip', words.skip()))}
        <button type="button" className="btn btn-quiet" onClick={onChange}>
          {words.change()}
        </button>
        {state === 'active' ? button('pause', words.pause()) : button('resume', words.resume())}
        <button
          type="button"
          className="btn btn-quiet"
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          {words.end()}
        </button>
      </div>
      {isAsking && (
        <div role="group" aria-label={words.reallyEnd()}>
          <p>{words.reallyEnd()}</p>
          <p className="order-tools">
            {button('end', words.yes(), true)}
            <button type="button" className="btn btn-quiet" onClick={() => setAsking(false)}>
              {words.no()}
            </button>
          </p>
        </div>
      )}
    </>
  )
}
