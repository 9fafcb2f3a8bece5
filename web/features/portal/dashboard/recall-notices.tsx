import { useId } from 'react'
import { Link } from 'react-router'
import { clientRecallAddress } from '#contract/trade/client-addresses.ts'
import type { TradeOverview } from '#contract/trade/orders.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { overviews: TradeOverview[] }

/** Recalls that somebody has to answer, in any company of theirs: before all else, and announced. */
export const RecallNotices = ({ overviews }: Props) => (
  <div role="alert">
    {overviews.map(({ company, recall }) =>
      recall === null ? null : (
        <RecallNotice key={company.id} company={company} codes={recall.codes} id={recall.id} />
      ),
    )}
  </div>
)

type NoticeProps = { company: { id: string; name: string }; codes: string[]; id: string }

function RecallNotice({ company, codes, id }: NoticeProps) {
  const { next, nextText, nextOpen } = useI18nContext().LL.orders.recalls
  const titleId = useId()
  return (
    <section className="home-notice" aria-labelledby={titleId}>
      <h2 id={titleId}>{next({ codes: codes.join(', ') })}</h2>
      <p>
        <strong>{company.name}</strong>
      </p>
      <p>{nextText()}</p>
      <p className="portal-tools">
        <Link className="btn" to={`${clientRecallAddress(id)}?company=${company.id}`}>
          {nextOpen()}
        </Link>
      </p>
    </section>
  )
}
