import type { Locale } from '#contract/locales.ts'
import type { PublicStory } from '#contract/site/news.ts'
import { picturesIn, pictureSource } from '#contract/pictures/picture-sources.ts'
import type { PublicPicture } from '#contract/pictures/public-picture.ts'
import { parseRichText } from '#contract/text/rich-text.ts'
import type { PublishedPictures } from './published-pictures.ts'

/** A story whose text is still as staff wrote it. */
export type Written = PublicStory & { written?: string }

/**
 * A story with its cover, its text read, and what that shows. A picture that no one has described in this language is left out,
 * whatever led to that: who does not see it would not know that there is one.
 */
export function withPictures(
  { written, ...story }: Written,
  locale: Locale,
  published: PublishedPictures | undefined,
): PublicStory {
  const cover = published && pictureIn(published.covers[story.id], locale, published)
  const shown = picturesIn(written ?? '').flatMap((id) => {
    const picture = published && pictureIn(id, locale, published)
    return picture ? [[id, picture] as const] : []
  })
  return {
    ...story,
    ...(cover && { cover }),
    ...(written !== undefined && { body: parseRichText(written, Object.fromEntries(shown)) }),
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

/** The pictures of its text, without reading that; all there are where no one noted them. */
export function bodyPictures(
  { id }: Pick<PublicStory, 'id'>,
  locale: Locale,
  published: PublishedPictures | undefined,
): unknown {
  if (!published?.inTexts) return published?.byId
  const shown = published.inTexts[`${id}:${locale}`]
  return shown?.map((picture) => pictureIn(picture, locale, published))
}
