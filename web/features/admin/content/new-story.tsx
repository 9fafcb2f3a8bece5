import { useState } from 'react'
import type { StoryFields } from '#contract/staff/content.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { Notice } from '../screen/notice.tsx'
import { FieldsForm } from './fields-form.tsx'
import { tidied } from './story-slug.ts'
import { useStory } from './use-content.ts'

type Props = { onMade: (id: string) => void; onClose: () => void }

/** A story begins with its address and its day; its texts come after. */
export function NewStory({ onMade, onClose }: Props) {
  const words = useI18nContext().LL.staffContent
  const [id] = useState(() => crypto.randomUUID())
  const state = useStory(id, true)
  const [fields, setFields] = useState<StoryFields>(() => ({
    slug: '',
    day: new Date().toISOString().slice(0, 10),
    category: 'trade',
    illustration: 'olives',
    ends_on: null,
    archived: false,
  }))

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
    <Dialog title={words.add()} isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <FieldsForm fields={fields} onChange={setFields} />
        <Notice error={state.error} />
        <div className="ad-dialog-actions">
          <button className="ad-button ad-button-strong" aria-disabled={state.isBusy}>
            {words.make()}
          </button>
          <DialogCancel />
        </div>
      </form>
    </Dialog>
  )
}
