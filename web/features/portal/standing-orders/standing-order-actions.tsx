import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import type { StandingOrderAction, StandingOrderDetail } from '#contract/trade/standing/standing.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { formattersFor } from '../trade/formats.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { useStandingOrderMutation, useStandingOrderErrorText } from './use-standing-orders.ts'

type Props = { company: ClientCompany; standing: StandingOrderDetail; onChange: () => void }

/** Buttons for the standing order's possible actions. */
export function StandingOrderActions({ company, standing, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.standing
  const { money } = formattersFor(locale)
  const { to } = useBuyer()
  const navigate = useNavigate()
  const explain = useStandingOrderErrorText()
  const [isAsking, setAsking] = useState(false)
  const isTaken = useRef(false)
  const mutation = useStandingOrderMutation(company.id, standing.id, locale, () => {
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
      // ignores the second click of a double click, which would hit the button that appeared
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
