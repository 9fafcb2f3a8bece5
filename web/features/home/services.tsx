import { useI18nContext } from '../../i18n/words.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const services = ['sourcing', 'brand', 'sales', 'compliance', 'logistics'] as const

export function ServicesSection() {
  const words = useI18nContext().LL.home.services
  return (
    <section id="services" className="section section-ink" aria-labelledby="services-title">
      <SectionHeading
        id="services-title"
        eyebrow={words.eyebrow()}
        title={words.title()}
        lead={words.lead()}
      />
      <ol className="service-list">
        {services.map((id) => (
          <li key={id}>
            <h3>{words.items[id].name()}</h3>
            <p>{words.items[id].text()}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
