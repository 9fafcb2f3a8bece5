import { feedPath } from '#contract/pages.ts'
import { localize } from '#contract/locales.ts'
import { useSite } from '../../app/site-context.ts'

type Props = { of: 'news' | 'blog'; label: string }

/** A plain link, because the feed is no page of the router. */
export const FeedLink = ({ of, label }: Props) => (
  <p className="fine">
    <a href={localize(feedPath(of), useSite().locale)} type="application/atom+xml">
      {label}
    </a>
  </p>
)
