import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'
import { type ClientCompany, TradeLayout } from '../trade/trade-layout.tsx'
import { TradeError } from '../trade/trade-error.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { BasketLineEntry } from './basket-line-entry.tsx'
import { SavingState } from './saving-state.tsx'
import { SubmitOrderForm } from './submit-order-form.tsx'
import { useBasket } from './use-basket.ts'

export function Screen() {
  const { LL } = useI18nContext()
  return (
    <TradeLayout title={LL.orders.basket.title()} current="basket">
      {(company) => <BasketView key={company.id} company={company} />}
    </TradeLayout>
  )
}

function BasketView({ company }: { company: ClientCompany }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.basket
  const { to } = useBuyer()
  const { basket, saving, saver, query, casesOf } = useBasket(company.id, locale)
  const [taken, setTaken] = useState<{ product: string; name: string; cases: number }>()
  const { leftOut = [] } = (useLocation().state as { leftOut?: string[] } | null) ?? {}
  if (!basket) {
    const { error, refetch } = query
    return error ? (
      <TradeError error={error} again={() => void refetch()} />
    ) : (
      <p role="status">{LL.loading()}</p>
    )
  }
  const { money } = formattersFor(locale)
  const currency = basket.list?.currency
  const mayFill = company.role !== 'viewer'
  const isBehind = basket.lines.some((line) => casesOf(line.product_id) !== line.cases)
  return (
    <>
      {leftOut.length > 0 && (
        <p role="status" className="message">
          {words.leftOut({ names: leftOut.join(', ') })}
        </p>
      )}
      {basket.number !== null && (
        <p className="goods-note">{words.changing({ number: basket.number })}</p>
      )}
      <p className="goods-note">{mayFill ? words.lead() : words.viewer()}</p>
      {taken && casesOf(taken.product) === 0 && (
        <p role="status" className="message">
          {words.removed({ name: taken.name })}{' '}
          <button
            type="button"
            className="link"
            onClick={() => saver.set(taken.product, taken.cases)}
          >
            {words.undo()}
          </button>
        </p>
      )}
      {basket.lines.length === 0 ? (
        <div className="goods-none">
          <p>{words.empty()}</p>
          <Link className="btn" to={to(clientAddress('catalogue'))}>
            {words.start()}
          </Link>
        </div>
      ) : (
        <>
          <ul className="basket-lines">
            {basket.lines.map((line) => (
              <BasketLineEntry
                key={line.product_id}
                line={line}
                currency={currency ?? null}
                cases={casesOf(line.product_id)}
                {...(mayFill && {
                  onChange: (cases: number) => {
                    const { product_id: product, name } = line
                    if (cases === 0) setTaken({ product, name, cases: casesOf(product) })
                    saver.set(product, cases)
                  },
                })}
              />
            ))}
          </ul>
          <div className="basket-sum">
            {currency && (
              <p className="basket-total">
                <span>{words.total()}</span>
                <span className={isBehind ? 'basket-behind' : undefined}>
                  {money(basket.total_cents, currency)}
                </span>
              </p>
            )}
            <SavingState saving={saving} />
          </div>
          {mayFill && <SubmitOrderForm key={basket.id} {...{ basket, saver }} />}
        </>
      )}
    </>
  )
}
