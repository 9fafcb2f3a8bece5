import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContentSaved, StaffStoryTexts } from '#contract/staff/content.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { StaffApi } from '../../../session/staff-session.ts'
import { staffQuery } from '../calls/staff-query.ts'
import { useDeed } from '../calls/use-deed.ts'
import { useExplain } from '../dialog/use-explain.ts'

export const storyList = staffQuery(['content', 'list'], (api) => answer(api.admin.content.$get()))

const storyQuery = (id: string) =>
  staffQuery(['content', 'one', id], (api) =>
    answer(api.admin.content[':id'].$get({ param: { id } })),
  )

/** A call that changes a story, and what is said once it did. */
type Deed = {
  run: (api: StaffApi) => Promise<ContentSaved>
  success: string
  onDone?: (() => void) | undefined
}

export type StoryState = ReturnType<typeof useStory>

/** A story as the server has it, and everything that changes it. */
export function useStory(id: string, isNew = false) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const explain = useExplain()
  const query = useQuery({ ...storyQuery(id), enabled: !isNew })
  const deed = useDeed(
    ['content', id],
    (api, { run }: Deed) => run(api),
    ({ story, texts }: StaffStoryTexts & Partial<ContentSaved>, { onDone }) => {
      client.setQueryData(storyQuery(id).queryKey, { story, texts })
      void client.invalidateQueries({ queryKey: storyList.queryKey })
      void client.invalidateQueries({ queryKey: ['content', 'history', id] })
      onDone?.()
    },
    // what a colleague did meanwhile is shown beside what was typed
    () => void client.invalidateQueries({ queryKey: ['content'] }),
  )
  const undo = (change_set: string) =>
    deed.start({
      run: (api) =>
        answer(api.admin.content[':id'].undo.$post({ param: { id }, json: { change_set } })),
      success: LL.staffContent.undone(),
    })
  const undoable = deed.data?.change_set
  return {
    id,
    query,
    isBusy: deed.isBusy,
    act: deed.start,
    undo,
    error: deed.error ? explain(deed.error) : undefined,
    success: deed.data ? deed.given?.success : undefined,
    undoLast: undoable ? () => void undo(undoable) : undefined,
  }
}
