import type { Locale } from '#contract/locales.ts'
import type { PublicStory } from '#contract/site/news.ts'
import { picturesIn, pictureSource } from '#contract/pictures/picture-sources.ts'
import type { PublicPicture } from '#contract/pictures/public-picture.ts'
import type { PublishedPictures } from './published-pictures.ts'

/**
 * A story with its cover and what its text shows. A picture that nobody has described in this language is left out,
 * whatever led to that: who does not see it would not know that there is one.
 */
export function withPictures<Story extends PublicStory>(
  story: Story,
  locale: Locale,
  published: PublishedPictures | undefined,
): Story {
  if (!published) return story
  const cover = pictureIn(published.covers[story.id], locale, published)
  const shown = picturesIn(story.body ?? '').flatMap((id) => {
    const picture = pictureIn(id, locale, published)
    return picture ? [[id, picture] as const] : []
  })
  return {
    ...story,
    ...(cover && { cover }),
    ...(shown.length > 0 && { pictures: Object.fromEntries(shown) }),
  }
}

function pictureIn(
  id: string | undefined,
  locale: Locale,
  { byId }: PublishedPictures,
): PublicPicture | undefined {
  const picture = id === undefined ? undefined : byId[id]
  const alt = picture?.alts[locale]
  if (id === undefined || !picture || alt === undefined) return undefined
  return { ...pictureSource({ id, ...picture }), alt }
}
