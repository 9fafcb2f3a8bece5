import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { pages } from '#contract/pages.ts'
import type { StoryKind } from '#contract/site/news.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { team } from '#contract/site/team.ts'
import type { StoryFields } from '#contract/staff/content/stories.ts'
import { answer } from '../../../api/client.ts'
import { serverNow } from '../../../app/server-clock.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { Notice } from '../screen/notice.tsx'
import { proposedSlug, slugOf, tidySlug } from './story-slug.ts'
import { noText } from './text/text-part.ts'
import { beginText } from './text/use-text.ts'
import { storyList, useStory } from './use-content.ts'

type Props = { kind: StoryKind; onMade: (id: string) => void; onClose: () => void }

/** Creates a story from its title, which proposes the slug. Other details have defaults. */
export function NewStory({ kind, onMade, onClose }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffContent
  const [id] = useState(() => crypto.randomUUID())
  const state = useStory(id, true)
  const { data } = useQuery(storyList)
  const [title, setTitle] = useState('')
  const [typedSlug, setSlug] = useState<string>()
  const slug = typedSlug ?? proposedSlug(title, data?.stories.map((story) => story.slug) ?? [])
  const field = useId()

  async function make() {
    if (state.isBusy) return
    const fields = newFields(kind, tidySlug(slug))
    const isDone = await state.act({
      run: (api) =>
        answer(api.admin.content[':id'].$put({ param: { id }, json: { fields, version: 0 } })),
      success: words.made(),
    })
    if (!isDone) return
    // the editor saves the text
    beginText(id, locale, { ...noText, title })
    onMade(id)
  }

  return (
    <Dialog
      title={kind === 'article' ? words.articles.add() : words.add()}
      isOpen
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <label className="staff-field">
          <span>{words.title()}</span>
          <input
            className="staff-input"
            lang={locale}
            required
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <div className="staff-field">
          <label htmlFor={field}>{words.fields.slug()}</label>
          <input
            id={field}
            className="staff-input"
            required
            maxLength={80}
            spellCheck={false}
            aria-describedby={`${field}-hint`}
            value={slug}
            onChange={(event) => setSlug(slugOf(event.currentTarget.value))}
          />
          <small id={`${field}-hint`} className="staff-soft">
            {pages[kind === 'article' ? 'blog' : 'news'].path}/{slug || '…'}
          </small>
        </div>
        <Notice error={state.error} />
        <div className="staff-dialog-actions">
          <button className="staff-button staff-button-strong" aria-disabled={state.isBusy}>
            {words.make()}
          </button>
          <DialogCancel />
        </div>
      </form>
    </Dialog>
  )
}

function newFields(kind: StoryKind, slug: string): StoryFields {
  const { day } = officeClock(serverNow())
  const common = { slug, day, illustration: 'olives', picture: null, archived: false } as const
  return kind === 'article'
    ? { ...common, category: 'trade', author: team[0].id, featured: false }
    : { ...common, category: 'trade', ends_on: null }
}
