import { buyerTerms } from '#contract/company.ts'
import { CurrencyNote } from '../site/currency/currency-note.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import { ClosingSection } from '../site/closing-section.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const cards = [
  { id: 'retail', picture: 'launch' },
  { id: 'foodservice', picture: 'kitchen' },
  { id: 'distribution', picture: 'scale' },
  { id: 'producers', picture: 'grow' },
] as const
const steps = ['consultation', 'planning', 'implementation', 'optimization'] as const
const reasons = ['oneDesk', 'writtenDown', 'honestNo', 'lots', 'drill', 'standing'] as const

/** Minimum order, lead times, payment and other terms, as far as `buyerTerms` has values. */
function Terms() {
  const { factsTitle, facts } = useI18nContext().LL.company.solutions
  const { minimum, kitchens, lead, samples, payment, licence } = buyerTerms
  const rows = [
    minimum && [facts.minimum.title(), facts.minimum.text(minimum)],
    kitchens && [facts.kitchens.title(), facts.kitchens.text(kitchens)],
    [facts.delivery.title(), facts.delivery.text()],
    lead && [facts.lead.title(), facts.lead.text(lead)],
    [facts.packs.title(), facts.packs.text()],
    [facts.certificates.title(), facts.certificates.text()],
    samples && [facts.samples.title(), facts.samples.text(samples)],
    payment && [facts.payment.title(), facts.payment.text(payment)],
  ]
  return (
    <section className="section section-mist" aria-labelledby="terms">
      <SectionHeading id="terms" title={factsTitle()} />
      <dl className="contact-list">
        {rows
          .filter((row) => row !== null)
          .map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        {licence && (
          <div>
            <dt>{facts.licence.title()}</dt>
            <dd>
              {licence.number} · <a href={licence.register}>{facts.licence.text()}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

export function Page() {
  const words = useI18nContext().LL.company.solutions
  return (
    <>
      <PageIntro title={words.title()}>
        <div className="two-columns">
          <p className="lead">{words.intro1()}</p>
          <p>{words.intro2()}</p>
        </div>
      </PageIntro>
      <section className="section section-mist" aria-labelledby="cards">
        <SectionHeading id="cards" title={words.cardsTitle()} />
        <ul className="solutions">
          {cards.map(({ id, picture }) => {
            const { title, description, features, industries } = words.cards[id]
            return (
              <li key={id} className="solution">
                <Illustration name={picture} />
                <h3>{title()}</h3>
                <p>{description()}</p>
                <h4 className="fine">{words.featuresLabel()}</h4>
                <ul className="ticks">
                  {Object.entries(features).map(([key, feature]) => (
                    <li key={key}>{feature()}</li>
                  ))}
                </ul>
                <p className="suited">
                  <span className="fine">{words.industriesLabel()}</span> {industries()}
                </p>
              </li>
            )
          })}
        </ul>
        <CurrencyNote />
      </section>
      <section className="section" aria-labelledby="steps">
        <SectionHeading id="steps" title={words.stepsTitle()} />
        <ol className="step-list">
          {steps.map((id) => (
            <li key={id}>
              <h3>{words.steps[id].name()}</h3>
              <p>{words.steps[id].text()}</p>
            </li>
          ))}
        </ol>
      </section>
      <Terms />
      <section className="section section-ink" aria-labelledby="reasons">
        <SectionHeading id="reasons" title={words.reasonsTitle()} />
        <ul className="offers">
          {reasons.map((id) => (
            <li key={id}>
              <h3>{words.reasons[id].title()}</h3>
              <p>{words.reasons[id].text()}</p>
            </li>
          ))}
        </ul>
      </section>
      <ClosingSection label={words.cta()} />
    </>
  )
}
