import type { Locale } from '#contract/locales.ts'
import type { ReviewStep } from '#contract/staff/content/review.ts'
import type { ContentSaved, StoryText } from '#contract/staff/content/stories.ts'
import { answer } from '../../../../api/client.ts'
import type { StaffApi } from '../../../../session/staff-session.ts'
import type { BaseVersions } from './use-text.ts'

/** Which text is meant. */
type Which = { id: string; locale: Locale }

/** The versions of a text, as an answer has them. */
export const seenIn = ({ texts, story }: ContentSaved, locale: Locale): BaseVersions => ({
  draft: texts[locale].draft?.version ?? null,
  live: story.texts[locale].version,
})

/** Puts a draft where it is kept. */
export const putDraft = (
  api: StaffApi,
  { id, locale }: Which,
  { text, seen }: { text: StoryText; seen: BaseVersions },
  publish_at: string | null,
) =>
  answer(
    api.admin.content[':id'].drafts[':locale'].$put({
      param: { id, locale },
      json: { text, publish_at, version: seen.draft, live: seen.live },
    }),
  )

/** Gives a draft up. */
export const dropDraft = (api: StaffApi, which: Which, version: string) =>
  answer(api.admin.content[':id'].drafts[':locale'].$delete({ param: which, query: { version } }))

/** Shows a draft to visitors, in place of what they saw. */
export const publishDraft = (
  api: StaffApi,
  { id, locale }: Which,
  { draft, live }: { draft: string; live: number },
) =>
  answer(
    api.admin.content[':id'].publish.$post({
      param: { id },
      json: { texts: [{ locale, draft, version: live }] },
    }),
  )

/** Asks for a second pair of eyes on a draft, or answers. */
export const reviewDraft = (api: StaffApi, which: Which, step: ReviewStep) =>
  answer(api.admin.content[':id'].drafts[':locale'].review.$post({ param: which, json: step }))

/** Withdraws a published text, or marks a translation as checked against the newer English text. */
export const changeLive = (
  api: StaffApi,
  name: 'withdraw' | 'checked',
  { id, locale }: Which,
  version: number,
) => answer(api.admin.content[':id'][name].$post({ param: { id }, json: { locale, version } }))
