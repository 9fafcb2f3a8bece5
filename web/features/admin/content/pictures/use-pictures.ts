import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#contract/locales.ts'
import { pictureSource } from '#contract/pictures/picture-sources.ts'
import type { PublicPicture } from '#contract/pictures/public-picture.ts'
import type { StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { answer } from '../../../../api/client.ts'
import { staffPages, staffQuery } from '../../calls/staff-query.ts'

/** Everything that was uploaded, newest first. */
export const pictureList = staffPages(['pictures', 'list'], (api, cursor: string | undefined) =>
  answer(api.admin.pictures.$get({ query: { ...(cursor !== undefined && { cursor }) } })),
)

/** Some pictures, by id; those that are still being asked for are not there yet. */
export function useChosen(ids: readonly string[]) {
  const { data, isFetching, isSuccess, isPlaceholderData } = useQuery({
    ...staffQuery(['pictures', 'chosen', ids.join()], (api) =>
      answer(api.admin.pictures.chosen.$get({ query: { ids: ids.join() } })),
    ),
    enabled: ids.length > 0,
    // while another one is asked for, those that are known stay
    placeholderData: (before) => before,
  })
  const known = new Map((data?.pictures ?? []).map((picture) => [picture.id, picture]))
  return { known, isFetching, isKnown: isSuccess && !isFetching && !isPlaceholderData }
}

/** Reads again all that is shown of pictures, once something of one has changed. */
export function useRenewed(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['pictures'] })
}

/** A picture as a page shows it. */
export const shown = (picture: StaffPicture, locale: Locale): PublicPicture => ({
  ...pictureSource(picture),
  alt: picture.texts[locale]?.alt ?? '',
})

/** The pictures of a text as the page gets them. */
export const shownById = (known: ReadonlyMap<string, StaffPicture>, locale: Locale) =>
  Object.fromEntries([...known].map(([id, picture]) => [id, shown(picture, locale)]))
