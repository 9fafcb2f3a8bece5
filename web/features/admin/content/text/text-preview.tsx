import { useQuery } from '@tanstack/react-query'
import type { Locale } from '#contract/locales.ts'
import type { StaffStory, StoryText } from '#contract/staff/content/stories.ts'
import { picturesIn } from '#contract/pictures/picture-sources.ts'
import { parseRichText } from '#contract/text/rich-text.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Illustration } from '../../../../ui/illustration.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { formatDay } from '../../../site/day.tsx'
import { coverOf, shown, shownById, useChosen } from '../pictures/use-pictures.ts'

type Props = { story: StaffStory; text: StoryText; locale: Locale }

/** The story as visitors will read it: what a text becomes, before anyone else sees it. */
export function TextPreview({ story, text, locale }: Props) {
  const { LL } = useI18nContext()
  const { data: cover } = useQuery(coverOf(story.id))
  const ids = picturesIn(text.body)
  const { known } = useChosen(cover?.picture ? [cover.picture, ...ids] : ids)
  const top = known.get(cover?.picture ?? '')
  return (
    <article className="staff-text-preview" lang={locale} aria-label={LL.staffContent.preview()}>
      <h2>{text.title || '…'}</h2>
      <p className="staff-text-lead">{text.excerpt}</p>
      <p className="staff-soft">{formatDay(story.day, locale)}</p>
      {top ? <img {...shown(top, locale)} /> : <Illustration name={story.illustration} />}
      <Prose text={parseRichText(text.body, shownById(known, locale))} headingLevel={3} />
    </article>
  )
}
