import { company } from '#contract/company.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { Illustration } from '../../ui/illustration.tsx'

export function FounderSection() {
  const words = useI18nContext().LL.home.founder
  return (
    <section id="founder" className="section section-sun" aria-labelledby="founder-title">
      <div className="founder">
        <Illustration name="founder" alt={words.imageAlt()} className="founder-picture" />
        <div>
          <p className="eyebrow">{words.eyebrow()}</p>
          <blockquote>
            <p>{words.quote()}</p>
          </blockquote>
          <h2 id="founder-title">{words.title({ name: company.founder })}</h2>
          <p className="founder-role">{words.role()}</p>
          <p>{words.p1()}</p>
        </div>
      </div>
    </section>
  )
}
