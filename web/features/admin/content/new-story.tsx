import { useState } from 'react'
import type { StoryKind } from '#contract/site/news.ts'
import { team } from '#contract/site/team.ts'
import type { StoryFields } from '#contract/staff/content/stories.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { Notice } from '../screen/notice.tsx'
import { FieldsForm } from './fields-form.tsx'
import { tidied } from './story-slug.ts'
import { useStory } from './use-content.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { serverNow } from '../../../app/server-clock.ts'

type Props = { kind: StoryKind; onMade: (id: string) => void; onClose: () => void }

/** A story begins with its address and its day; its texts come after. */
export function NewStory({ kind, onMade, onClose }: Props) {
  const words = useI18nContext().LL.staffContent
  const [id] = useState(() => crypto.randomUUID())
  const state = useStory(id, true)
  const [fields, setFields] = useState<StoryFields>(() => newFields(kind))

  async function make() {
    if (state.isBusy) return
    const isDone = await state.act({
      run: (api) =>
        answer(
          api.admin.content[':id'].$put({
            param: { id },
            json: { fields: tidied(fields), version: 0 },
          }),
        ),
      success: words.made(),
    })
    if (isDone) onMade(id)
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
        <FieldsForm fields={fields} onChange={setFields} />
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

function newFields(kind: StoryKind): StoryFields {
  const day = officeClock(serverNow()).day
  const common = { slug: '', day, illustration: 'olives', archived: false } as const
  return kind === 'article'
    ? { ...common, category: 'trade', author: team[0].id, featured: false }
    : { ...common, category: 'trade', ends_on: null }
}
