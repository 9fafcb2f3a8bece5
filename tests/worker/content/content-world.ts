import type { Locale } from '#contract/locales.ts'
import type {
  ArticleFields,
  ContentHistory,
  ContentSaved,
  NewsFields,
  StaffStories,
  StoryFields,
  StoryText,
} from '#contract/staff/content/stories.ts'
import { type Deps, liveDeps } from '../../../worker/deps.ts'
import { publishDue } from '../../../worker/features/content/drafts.ts'
import { env } from 'cloudflare:workers'
import { clockedOffice } from '../admin/office.ts'
import { origin } from '../kit/client.ts'
import { execute } from '../kit/rows.ts'

export const fields: NewsFields = {
  slug: 'thyme-honey-is-here',
  day: '2026-11-20',
  category: 'product-launches',
  illustration: 'honeys',
  picture: null,
  ends_on: null,
  archived: false,
}

export const articleFields: ArticleFields = {
  slug: 'how-honey-is-graded',
  day: '2026-11-20',
  category: 'quality',
  illustration: 'honeys',
  picture: null,
  author: 'eleniMarkou',
  featured: false,
  archived: false,
}

/** The path of the news item above. */
export const newsPath = `/insights/news/${fields.slug}`

export const texts = {
  en: {
    title: 'Thyme honey is here',
    excerpt: 'The first thyme honey of the year has landed.',
    body: 'It is dark and dry.\n\n## How to order\n\n- By the case\n- By the pallet',
  },
  el: {
    title: 'Ήρθε το θυμαρίσιο μέλι',
    excerpt: 'Έφτασε το πρώτο θυμαρίσιο μέλι της χρονιάς.',
    body: 'Είναι σκούρο και ξηρό.',
  },
} satisfies Partial<Record<Locale, StoryText>>

type Saved = { status: number; body: ContentSaved & Record<string, unknown> }

/** An administrator with calls to edit the news item. */
export async function contentOffice(override: Partial<Deps> = {}) {
  const office = await clockedOffice(override)
  const call = async (method: string, path = '', body?: unknown, token?: string) =>
    (await office.admin(method, `/content${path}`, body, token)) as unknown as Saved
  const read = async (id: string) => (await call('GET', `/${id}`)).body
  const draft = async (
    id: string,
    locale: Locale,
    text: StoryText,
    publish_at: string | null = null,
    token?: string,
  ) => {
    const { story, texts: known } = await read(id)
    const version = known[locale].draft?.version ?? null
    const live = story.texts[locale].version
    return call('PUT', `/${id}/drafts/${locale}`, { text, publish_at, version, live }, token)
  }
  return {
    ...office,
    call,
    read,
    draft,
    list: async () => (await call('GET')).body as unknown as StaffStories,
    history: async (id: string) =>
      (await call('GET', `/${id}/history`)).body as unknown as ContentHistory,
    make: async (id: string = crypto.randomUUID(), own: StoryFields = fields) => {
      await call('PUT', `/${id}`, { fields: own, version: 0 })
      return id
    },
    change: async (id: string, changes: Partial<NewsFields> | Partial<ArticleFields>) => {
      const {
        id: _,
        kind: _kind,
        is_shipped: _shipped,
        texts: _texts,
        version,
        ...current
      } = (await read(id)).story
      return call('PUT', `/${id}`, { fields: { ...current, ...changes }, version })
    },
    /** Writes and publishes a text in one language. */
    publish: async (id: string, locale: Locale, text: StoryText) => {
      const kept = await draft(id, locale, text)
      const { draft: own } = kept.body.texts[locale]
      const { version } = kept.body.story.texts[locale]
      return call('POST', `/${id}/publish`, { texts: [{ locale, draft: own?.version, version }] })
    },
    undo: (id: string, change_set: string | null) => call('POST', `/${id}/undo`, { change_set }),
    /** Runs the cron job of each minute. */
    cron: async () => {
      const live = liveDeps(env, new Request(origin), { waitUntil() {} })
      await publishDue({ ...live, kv: office.kv, now: office.now, ...override })
    },
    page: async (path: string) => (await office.send(path, { headers: { cookie: '' } })).text(),
    get: (path: string, headers: Record<string, string> = {}) =>
      office.send(path, { headers: { cookie: '', ...headers } }),
  }
}

export type ContentOffice = Awaited<ReturnType<typeof contentOffice>>

/** Turns on the setting that a second person must publish. */
export const wantSecondPerson = () =>
  execute(`insert into settings (key, value, version, updated_by, updated_at)
    values ('secondPerson', 'true', 1, 'x', '2026-11-20T00:00:00.000Z')`)

/** An administrator and a news item without text. */
export async function newStory(override: Partial<Deps> = {}) {
  const office = await contentOffice(override)
  return { office, id: await office.make() }
}

/** An administrator and a news item with an English draft. */
export async function draftedStory(override: Partial<Deps> = {}) {
  const { office, id } = await newStory(override)
  await office.draft(id, 'en', texts.en)
  return { office, id }
}

/** An administrator and a news item published in English. */
export async function publishedStory(override: Partial<Deps> = {}) {
  const { office, id } = await newStory(override)
  await office.publish(id, 'en', texts.en)
  return { office, id }
}
