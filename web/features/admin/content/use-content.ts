import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContentSaved, StaffStoryTexts } from '#contract/staff/content/stories.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { useStaffMutation } from '../calls/use-staff-mutation.ts'
import { useExplain } from '../dialog/use-explain.ts'
import { undescribedIn, withLanguages } from './undescribed.ts'

export const storyList = staffQuery(['content', 'list'], (api) => answer(api.admin.content.$get()))

const storyQuery = (id: string) =>
  staffQuery(['content', 'one', id], (api) =>
    answer(api.admin.content[':id'].$get({ param: { id } })),
  )

/** A call that changes a story, and its success message. */
type Change = {
  run: (api: StaffApi) => Promise<ContentSaved>
  success: string
  /** Undoes an action that changed no published text. */
  undo?: (() => void) | undefined
  onDone?: ((saved: ContentSaved) => void) | undefined
}

export type StoryState = ReturnType<typeof useStory>

/** A story on the server, and the calls that change it. */
export function useStory(id: string, isNew = false) {
  const { LL, locale } = useI18nContext()
  const client = useQueryClient()
  const explain = useExplain()
  const query = useQuery({ ...storyQuery(id), enabled: !isNew })
  /** Caches a response, and cancels reads sent before it. */
  const show = ({ story, texts, needs_second }: StaffStoryTexts) => {
    const { queryKey } = storyQuery(id)
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, { story, texts, needs_second })
    void client.invalidateQueries({ queryKey: storyList.queryKey })
  }
  const mutation = useStaffMutation(
    ['content', id],
    (api, { run }: Change) => run(api),
    (saved, { onDone }) => {
      onDone?.(saved)
      show(saved)
      void client.invalidateQueries({ queryKey: ['content', 'history', id] })
    },
    // shows the colleague's change beside the typed text
    () => void client.invalidateQueries({ queryKey: ['content'] }),
  )
  const undo = (change_set: string) =>
    mutation.start({
      run: (api) =>
        answer(api.admin.content[':id'].undo.$post({ param: { id }, json: { change_set } })),
      success: LL.staffContent.undone(),
    })
  const undoable = mutation.data?.change_set
  return {
    id,
    query,
    isBusy: mutation.isBusy,
    act: mutation.start,
    show,
    undo,
    error: mutation.error
      ? withLanguages(explain(mutation.error), mutation.error, locale)
      : undefined,
    /** Languages in which the last action found a picture without a description. */
    undescribed: undescribedIn(mutation.error),
    /** Clears the message of the last action. */
    forget: mutation.reset,
    success: mutation.data ? mutation.variables?.success : undefined,
    undoLast: undoable ? () => void undo(undoable) : mutation.variables?.undo,
  }
}
