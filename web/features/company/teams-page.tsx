import { type MemberId, team } from '#contract/site/team.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { ClosingSection } from '../site/closing-section.tsx'
import { PageIntro } from '../site/page-intro.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

export function Page() {
  const words = useI18nContext().LL.company.teams
  return (
    <>
      <PageIntro title={words.title()}>
        <div className="two-columns">
          <p className="lead">{words.intro1()}</p>
          <p>{words.intro2()}</p>
        </div>
      </PageIntro>
      <section className="section section-mist" aria-labelledby="members">
        <SectionHeading id="members" title={words.membersTitle()} />
        <ul className="members">
          {team.map(({ id, name }) => (
            <Member key={id} {...{ id, name }} />
          ))}
        </ul>
      </section>
      <ClosingSection label={words.cta()} />
    </>
  )
}

function Member({ id, name }: { id: MemberId; name: string }) {
  const words = useI18nContext().LL.company.teams
  const { position, location, bio, expertise } = words.members[id]
  return (
    <li className="member">
      <Portrait member={id} label={words.portraitAlt({ name })} className="member-portrait" />
      <div>
        <h3>{name}</h3>
        <p className="member-position">{position()}</p>
        <p className="fine">{location()}</p>
        <p>{bio()}</p>
        <p className="fine" id={`${id}-expertise`}>
          {words.expertiseLabel()}
        </p>
        <ul className="tags" aria-labelledby={`${id}-expertise`}>
          {Object.entries(expertise).map(([key, tag]) => (
            <li key={key}>{tag()}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}
