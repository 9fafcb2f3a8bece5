import { company } from '#contract/company.ts'
import { dateText } from '#contract/text/date-text.ts'
import { defaultLocale, type Locale, locales } from '#contract/locales.ts'
import type { StaffDraft, StaffTextState } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { formatAge } from '../../screen/moment.tsx'

/** What becomes of a text, in one sentence: who reads it, or when. */
export function useAboutText(
  draft: StaffDraft | null,
  live: StaffTextState['live'] | 'archived',
  locale: Locale,
): string {
  const { LL, locale: reader } = useI18nContext()
  const words = LL.staffContent
  if (live === 'archived') return words.putAway()
  if (draft?.publish_at) {
    const when = dateText(draft.publish_at, locales[reader].tag, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: company.timeZone,
    })
    return draft.has_no_planner ? words.about.noPlanner({ when }) : words.about.planned({ when })
  }
  if (live === 'withdrawn') return words.about.withdrawn()
  const isPublished = live !== 'none'
  if (draft) {
    const when = formatAge(draft.changed_at, reader)
    const who = draft.changed_by ?? words.formerUser()
    return isPublished ? words.about.changed({ who, when }) : words.about.draft({ who, when })
  }
  if (!isPublished) return words.about.none()
  return locale === defaultLocale ? words.about.english() : words.about.live()
}
