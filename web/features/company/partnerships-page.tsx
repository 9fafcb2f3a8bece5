import { partners } from '#contract/site/team.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { ClosingSection } from '../site/closing-section.tsx'
import { ContactLink } from '../site/contact-link.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const opportunities = ['produce', 'sell', 'distribute'] as const

export function Page() {
  const words = useI18nContext().LL.company.partnerships
  return (
    <>
      <PageIntro title={words.title()} picture="mission">
        <p className="lead">{words.intro1()}</p>
        <p>{words.intro2()}</p>
      </PageIntro>
      <section className="section section-mist" aria-labelledby="partners">
        <SectionHeading id="partners" title={words.partnersTitle()} lead={words.partnersIntro()} />
        <ul className="partners">
          {partners.map(({ id, name, illustration }) => {
            const { type, location, description, benefits } = words.partners[id]
            return (
              <li key={id} className="partner">
                <CardPicture name={illustration} />
                <div>
                  <h3>{name}</h3>
                  <p className="fine">
                    {type()} · {location()}
                  </p>
                  <p>{description()}</p>
                </div>
                <div>
                  <h4 className="fine">{words.benefitsLabel()}</h4>
                  <ul className="ticks">
                    {Object.entries(benefits).map(([key, benefit]) => (
                      <li key={key}>{benefit()}</li>
                    ))}
                  </ul>
                </div>
              </li>
            )
          })}
        </ul>
      </section>
      <section className="section section-ink" aria-labelledby="opportunities">
        <SectionHeading id="opportunities" title={words.opportunitiesTitle()} />
        <ul className="offers">
          {opportunities.map((id) => (
            <li key={id}>
              <h3>{words.opportunities[id].title()}</h3>
              <p>{words.opportunities[id].text()}</p>
              <ContactLink label={words.contactLink()} about={words.opportunities[id].title()} />
            </li>
          ))}
        </ul>
      </section>
      <ClosingSection label={words.cta()} />
    </>
  )
}
