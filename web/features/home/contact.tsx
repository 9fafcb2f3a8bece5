import { phoneHref } from '#contract/site/public-company.ts'
import { useCompany } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { OpeningHours } from '../site/office/opening-hours.tsx'
import { PostalAddress } from '../site/postal-address.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ContactForm } from './contact-island.tsx'

export function ContactSection() {
  const { LL } = useI18nContext()
  const words = LL.home.contact
  const company = useCompany()
  return (
    <section id="contact" className="section section-aegean" aria-labelledby="contact-title">
      <div className="contact">
        <div>
          <SectionHeading
            id="contact-title"
            eyebrow={words.eyebrow()}
            title={words.title()}
            lead={words.lead()}
          />
          <dl className="contact-list">
            <div>
              <dt>{words.write()}</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
            </div>
            <div>
              <dt>{words.call()}</dt>
              <dd>
                <a href={phoneHref(company)}>{company.phone}</a>
              </dd>
            </div>
            <div>
              <dt>{words.visit()}</dt>
              <dd>
                <PostalAddress />
              </dd>
            </div>
            <div>
              <dt>{words.hours()}</dt>
              <dd>
                <OpeningHours />
              </dd>
            </div>
          </dl>
        </div>
        <div className="contact-panel">
          <ContactForm />
        </div>
      </div>
    </section>
  )
}
