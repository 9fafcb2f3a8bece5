import { useI18nContext } from '../../i18n/words.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

const steps = ['import', 'launch', 'grow', 'scale'] as const

export function ProcessSection() {
  const words = useI18nContext().LL.home.process
  return (
    <section id="process" className="section" aria-labelledby="process-title">
      <SectionHeading
        id="process-title"
        eyebrow={words.eyebrow()}
        title={words.title()}
        lead={words.lead()}
      />
      <ol className="step-list">
        {steps.map((id) => (
          <li key={id}>
            <Illustration name={id} />
            <h3>{words.steps[id].name()}</h3>
            <p>{words.steps[id].text()}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
