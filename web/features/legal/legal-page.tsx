import { company } from '#contract/company.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { formatDay } from '../site/day.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { PostalAddress } from '../site/postal-address.tsx'
import { Prose } from '../../ui/prose.tsx'

type Props = { part: 'privacy' | 'terms'; text: string; email: string }

export function LegalPage({ part, text, email }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.legal[part]
  const effectiveOn = company.legalEffectiveOn[part]
  const date = formatDay(effectiveOn, locale)
  return (
    <article className="reading">
      <PageIntro title={words.title()}>
        <p className="lead">{words.intro()}</p>
        <p className="byline">
          <time dateTime={effectiveOn}>{LL.legal.effective({ date })}</time>
          <button
            type="button"
            className="text-button"
            data-hydrated-only=""
            onClick={() => print()}
          >
            {LL.legal.print()}
          </button>
        </p>
      </PageIntro>
      <div className="reading-body">
        <Prose text={text} />
        <div className="reading-end">
          <p>{words.contact()}</p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <PostalAddress />
        </div>
      </div>
    </article>
  )
}
