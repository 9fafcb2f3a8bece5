import { Link } from '../../app/link.tsx'
import { useFlags } from '../../app/flag-context.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import heroUrl from '../../illustrations/hero.svg'
import { company } from '#contract/company.ts'
import { RotatingKeyword } from './rotating-keyword.tsx'

/** The hero. While its flag is off, only the h1 with the company's name is shown. */
export function Hero() {
  const flags = useFlags()
  const { LL } = useI18nContext()
  const words = LL.home.hero
  if (!flags.hero_section) return <h1 className="sr-only">{company.name}</h1>

  const keywords = Object.values(words.keywords).map((keyword) => keyword())
  return (
    <section id="home" className="hero">
      <div className="hero-text">
        <p className="eyebrow">{words.eyebrow()}</p>
        <h1 className="hero-title">
          {words.titleBefore()}{' '}
          {flags.rotating_keywords ? (
            <RotatingKeyword keywords={keywords} />
          ) : (
            <em>{keywords[0]}</em>
          )}{' '}
          {words.titleAfter()}
        </h1>
        <p className="lead">{words.lead()}</p>
        <p className="hero-actions">
          {flags.products && (
            <Link className="btn" to="/#products">
              {words.primary()}
            </Link>
          )}
          {flags.contact && (
            <Link className="btn btn-quiet" to="/#contact">
              {words.secondary()}
            </Link>
          )}
        </p>
        {flags.rotating_keywords && (
          <label className="pause">
            <input type="checkbox" data-pause="" />
            <span>{words.pause()}</span>
          </label>
        )}
      </div>
      <img
        className="hero-poster"
        src={heroUrl}
        alt={words.posterAlt()}
        width="640"
        height="720"
        fetchPriority="high"
      />
    </section>
  )
}
