import { localize, type Locale } from '#contract/locales.ts'
import { isPageOn, pages, withSlug } from '#contract/pages.ts'
import type { PreviewLink } from '#contract/staff/flag-admin-calls.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import type { SignedIn } from '../auth/guard.ts'
import { createPreviewLink } from '../flags/preview.ts'
import type { ContentNow } from './content-now.ts'
import { listPublishedPictures } from './pictures/published-pictures.ts'
import { withPictures } from './pictures/with-pictures.ts'
import { toFacts } from './published.ts'
import { getStory } from './staff-queries.ts'

type Which = { id: string; locale: Locale }
const pageOf = { news: 'newsStory', article: 'article' } as const
const listOf = { newsStory: 'news', article: 'blog' } as const

/** A story with its draft in a language, and the path of its page. */
async function draftOf({ db, now }: Pick<Deps, 'db' | 'now'>, { id, locale }: Which, asker = '') {
  const { story, texts } = await getStory(db, id, { asker, now: now() })
  const page = pageOf[story.kind]
  return {
    story,
    page,
    // an archived story has no page
    draft: story.archived ? null : texts[locale].draft,
    path: localize(withSlug(page, story.slug), locale),
  }
}

/**
 * A preview link to a draft's page, for a colleague or a phone.
 * @throws Failure `content/unknown`; `content/version-conflict` when the draft no longer exists
 */
export async function previewDraft(
  deps: Deps,
  { hours, ...which }: Which & { hours: number },
  { actor }: Pick<SignedIn, 'actor'>,
): Promise<PreviewLink> {
  const { draft, path } = await draftOf(deps, which, actor)
  if (!draft) throw new Failure('content/version-conflict')
  return createPreviewLink(deps, { flags: {}, draft: which, hours, path }, actor)
}

/**
 * The published content with one draft in place of its published text. Without the draft, which may
 * be published or discarded, it is the published content.
 * @throws a database error
 */
export async function withDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  content: ContentNow,
  which: Which,
): Promise<ContentNow> {
  const { story, page, draft, path } = await draftOf(deps, which)
  if (!draft) return content
  const { title, excerpt, description, body } = draft
  const shown = withPictures(
    {
      ...toFacts(which.id, story),
      title,
      excerpt,
      written: body,
      locales: [which.locale],
      ...(description && { description }),
    },
    which.locale,
    await listPublishedPictures(deps.db, body),
  )
  return {
    ...content,
    for: async (pathname, flags) => {
      if (pathname !== path || !isPageOn(page, flags)) return content.for(pathname, flags)
      const list = localize(pages[listOf[page]].path, which.locale)
      const others = (await content.for(list, flags)) ?? []
      return [shown, ...others.filter(({ id }) => id !== which.id).slice(0, 1)]
    },
  }
}
