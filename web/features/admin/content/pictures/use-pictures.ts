import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#contract/locales.ts'
import { pictureSource } from '#contract/pictures/picture-sources.ts'
import type { PublicPicture } from '#contract/pictures/public-picture.ts'
import type { StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { answer } from '../../../../api/client.ts'
import { staffPages, staffQuery } from '../../calls/staff-query.ts'

/** The uploaded pictures, newest first. */
export const pictureList = staffPages(['pictures', 'list'], (api, cursor: string | undefined) =>
  answer(api.admin.pictures.$get({ query: { ...(cursor !== undefined && { cursor }) } })),
)

/** Pictures by id, without those that are still loading. */
export function useChosen(ids: readonly string[]) {
  const { data, isFetching, isSuccess, isPlaceholderData } = useQuery({
    ...staffQuery(['pictures', 'chosen', ids.join()], (api) =>
      answer(api.admin.pictures.chosen.$get({ query: { ids: ids.join() } })),
    ),
    enabled: ids.length > 0,
    // keeps the known pictures while another one loads
    placeholderData: (before) => before,
  })
  const known = new Map((data?.pictures ?? []).map((picture) => [picture.id, picture]))
  return { known, isFetching, isKnown: isSuccess && !isFetching && !isPlaceholderData }
}

/** Reloads all data with pictures, after one has changed. */
export function useRenewed(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['pictures'] })
}

/** A picture as a page shows it. */
export const shown = (picture: StaffPicture, locale: Locale): PublicPicture => ({
  ...pictureSource(picture),
  alt: picture.texts[locale]?.alt ?? '',
})

/** The pictures of a text as its page gets them. */
export const shownById = (known: ReadonlyMap<string, StaffPicture>, locale: Locale) =>
  Object.fromEntries([...known].map(([id, picture]) => [id, shown(picture, locale)]))
