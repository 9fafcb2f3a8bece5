import { useI18nContext } from '../../i18n/words.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

export function StorySection() {
  const words = useI18nContext().LL.home.story
  return (
    <section id="brand-story" className="section section-mist" aria-labelledby="story-title">
      <div className="story">
        <Illustration name="mission" alt={words.imageAlt()} className="story-picture" />
        <div>
          <SectionHeading id="story-title" eyebrow={words.eyebrow()} title={words.title()} />
          <p>{words.p1()}</p>
          <p>{words.p2()}</p>
        </div>
      </div>
      <div className="mission">
        <h3 className="eyebrow">{words.missionTitle()}</h3>
        <p>{words.mission()}</p>
      </div>
    </section>
  )
}
