import { Link } from 'react-router'
import { clientRecallPath } from '#contract/trade/client-addresses.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useBuyer } from '../trade/use-buyer.ts'

/** Warning beside a product: a lot that the company has received was recalled. */
export function RecalledGoods({ recall }: { recall: string | null }) {
  const { LL } = useI18nContext()
  const { to } = useBuyer()
  if (recall === null) return null
  return (
    <p className="order-recalled">
      <Link to={to(clientRecallPath(recall))}>{LL.orders.recalls.goods()}</Link>
    </p>
  )
}
