import { useId } from 'react'
import { Link } from 'react-router'
import { clientRecallPath } from '#contract/trade/client-addresses.ts'
import type { TradeOverview } from '#contract/trade/orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { overviews: TradeOverview[] }

/** Unanswered recalls of all the client's companies, as an alert above everything else. */
export const RecallNotices = ({ overviews }: Props) => (
  <div role="alert">
    {overviews.map(({ company, recall }) =>
      recall === null ? null : <RecallNotice key={company.id} company={company} {...recall} />,
    )}
  </div>
)

type NoticeProps = { company: { id: string; name: string } } & NonNullable<TradeOverview['recall']>

function RecallNotice({ company, products, id }: NoticeProps) {
  const { LL, locale } = useI18nContext()
  const { next, nextText, nextOpen } = LL.orders.recalls
  const names = products.map((product) => product.names[locale] ?? product.name)
  const titleId = useId()
  return (
    <section className="home-notice" aria-labelledby={titleId}>
      <h2 id={titleId}>{next({ names: names.join(', ') })}</h2>
      <p>
        <strong>{company.name}</strong>
      </p>
      <p>{nextText()}</p>
      <p className="portal-tools">
        <Link className="btn" to={`${clientRecallPath(id)}?company=${company.id}`}>
          {nextOpen()}
        </Link>
      </p>
    </section>
  )
}
