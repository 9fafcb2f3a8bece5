import type { PublicArticle } from '#contract/site/news.ts'
import { team } from '#contract/site/team.ts'
import { isPageOn, pages } from '#contract/pages.ts'
import { Link } from '../../app/link.tsx'
import { useFlags } from '../../app/flag-context.tsx'
import { storyBody } from '../../app/stories.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { formatDay } from '../site/day.tsx'
import { CardPicture } from '../../ui/card-picture.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Prose } from '../../ui/prose.tsx'

type Props = { article: PublicArticle; headingLevel?: 2 | 3 }

/** Picture, text, author and disclaimer of an article, without its heading. */
export function ArticleText({ article, headingLevel = 2 }: Props) {
  const { LL, locale } = useI18nContext()
  const flags = useFlags()
  const { name } = team.find(({ id }) => id === article.author) ?? team[0]
  const published = LL.blog.published({ date: formatDay(article.date, locale) })
  return (
    <>
      <div className="reading-picture">
        <CardPicture name={article.illustration} tone="sun" isFirst cover={article.cover} />
      </div>
      <div className="reading-body">
        <Prose text={storyBody(article, LL)} {...{ headingLevel }} />
        <footer className="reading-end">
          <div className="author">
            <Portrait member={article.author} className="author-portrait" />
            <div>
              <p className="fine">{LL.blog.author()}</p>
              <p className="author-name">
                {isPageOn('teams', flags) ? <Link to={pages.teams.path}>{name}</Link> : name}
              </p>
              <p className="fine">
                <time dateTime={article.date}>{published}</time>
              </p>
            </div>
          </div>
          <p className="fine">{LL.blog.disclaimer()}</p>
        </footer>
      </div>
    </>
  )
}
