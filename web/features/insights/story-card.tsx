import type { ReactNode } from 'react'
import type { PublicPicture } from '#contract/pictures/public-picture.ts'
import { colon } from '#contract/text/colon.ts'
import { Link } from '../../app/link.tsx'
import { useI18nContext } from '../../i18n/words.tsx'
import { Day } from '../site/day.tsx'
import type { IllustrationName } from '../../ui/illustration.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'

type Props = {
  to: string
  picture: IllustrationName
  cover?: PublicPicture | undefined
  badge: string
  date: string
  title: string
  excerpt: string
  /** Link text; the title is appended for screen readers. */
  more: string
  isWide?: boolean
  headingLevel?: 2 | 3
  children?: ReactNode
}

/** A news item or article in a list. The whole card is clickable and contains one link. */
export function StoryCard(props: Props) {
  const { to, picture, badge, date, title, excerpt, more, isWide = false, children } = props
  const { locale } = useI18nContext()
  const Heading = props.headingLevel === 3 ? 'h3' : 'h2'
  return (
    <article className={isWide ? 'card card-wide' : 'card'}>
      <CardPicture
        name={picture}
        tone={isWide ? 'sun' : 'mist'}
        isFirst={isWide}
        cover={props.cover}
      />
      <div className="card-text">
        <p className="byline">
          <span className="topic">{badge}</span>
          <Day date={date} />
          {children}
        </p>
        <Heading>{title}</Heading>
        <p>{excerpt}</p>
        <Link className="card-link" to={to}>
          {more}
          <span className="sr-only">{`${colon(locale)} ${title}`}</span>
        </Link>
      </div>
    </article>
  )
}
