import type { Locale } from '#contract/locales.ts'
import type { PublicStory } from '#contract/site/news.ts'
import { picturesIn, pictureSource } from '#contract/pictures/picture-sources.ts'
import type { PublicPicture } from '#contract/pictures/public-picture.ts'
import { parseRichText } from '#contract/text/rich-text.ts'
import type { PublishedPictures } from './published-pictures.ts'

/** A story with its text as staff wrote it, not yet parsed. */
export type Written = PublicStory & { written?: string }

/**
 * A story with its cover, its parsed text and the pictures of both. Pictures without a description
 * in this language are left out, because screen readers could not announce them.
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

/**
 * The pictures of a text, without parsing it. Older snapshots do not list them, and then all
 * pictures are returned.
 */
export function bodyPictures(
  { id }: Pick<PublicStory, 'id'>,
  locale: Locale,
  published: PublishedPictures | undefined,
): unknown {
  if (!published?.inTexts) return published?.byId
  const shown = published.inTexts[`${id}:${locale}`]
  return shown?.map((picture) => pictureIn(picture, locale, published))
}
