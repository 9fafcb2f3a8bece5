import { Link } from 'react-router'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { formattersFor } from '../trade/formats.ts'
import type { ClientCompany } from '../trade/trade-layout.tsx'
import { useBuyer } from '../trade/use-buyer.ts'
import { SavingState } from './saving-state.tsx'
import { useBasket } from './use-basket.ts'

/** Summary of the basket, always shown below the catalogue. */
export function BasketBar({ company }: { company: ClientCompany }) {
  const { LL, locale } = useI18nContext()
  const words = LL.orders.bar
  const { to } = useBuyer()
  const { basket, saving } = useBasket(company.id, locale)
  if (company.role === 'viewer' || !basket?.list) return null
  const { money } = formattersFor(locale)
  return (
    <aside className="basket-bar" aria-label={LL.orders.basket.title()}>
      <p>
        <strong>{words.total({ total: money(basket.total_cents, basket.list.currency) })}</strong>{' '}
        <span>{words.lines({ n: basket.lines.length })}</span> <SavingState saving={saving} />
      </p>
      <Link className="btn btn-small" to={to(clientAddress('basket'))}>
        {words.open()}
      </Link>
    </aside>
  )
}
