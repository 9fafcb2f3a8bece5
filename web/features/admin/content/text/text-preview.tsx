import type { Locale } from '#contract/locales.ts'
import type { StoryFields, StoryText } from '#contract/staff/content/stories.ts'
import { picturesIn } from '#contract/pictures/picture-sources.ts'
import { parseRichText } from '#contract/text/rich-text.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Illustration } from '../../../../ui/illustration.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { formatDay } from '../../../site/day.tsx'
import { shown, shownById, useChosen } from '../pictures/use-pictures.ts'

type Props = {
  /** The details as they would be published. */
  fields: StoryFields
  text: StoryText
  locale: Locale
  isPhone: boolean
}

/** A preview of the story as visitors will see it. */
export function TextPreview({ fields, text, locale, isPhone }: Props) {
  const words = useI18nContext().LL.staffContent.modes
  const { day, picture, illustration } = fields
  const ids = picturesIn(text.body)
  const { known } = useChosen(picture ? [picture, ...ids] : ids)
  const top = picture && known.get(picture)
  return (
    <article
      className={isPhone ? 'staff-text-preview staff-text-phone' : 'staff-text-preview'}
      lang={locale}
      aria-label={words.preview()}
    >
      <h2>{text.title || '…'}</h2>
      <p className="staff-text-lead">{text.excerpt}</p>
      <p className="staff-soft">{formatDay(day, locale)}</p>
      {top ? <img {...shown(top, locale)} /> : <Illustration name={illustration} />}
      <Prose text={parseRichText(text.body, shownById(known, locale))} headingLevel={3} />
    </article>
  )
}
