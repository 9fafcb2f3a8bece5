import type { Locale } from '#contract/locales.ts'
import type { StoryFields, StoryText } from '#contract/staff/content.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Illustration } from '../../../../ui/illustration.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { formatDay } from '../../../site/day.tsx'

type Props = { story: StoryFields; text: StoryText; locale: Locale }

/** The story as visitors will read it: what a text becomes, before anybody else sees it. */
export function TextPreview({ story, text, locale }: Props) {
  const { LL } = useI18nContext()
  return (
    <article className="ad-text-preview" lang={locale} aria-label={LL.staffContent.preview()}>
      <h2>{text.title || '…'}</h2>
      <p className="ad-text-lead">{text.excerpt}</p>
      <p className="ad-soft">{formatDay(story.day, locale)}</p>
      <Illustration name={story.illustration} />
      <Prose text={text.body} headingLevel={3} />
    </article>
  )
}
