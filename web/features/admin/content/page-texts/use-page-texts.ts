import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PageTextsChange, PageTextsSaved } from '#contract/staff/content/page-texts.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { staffQuery } from '../../calls/staff-query.ts'
import { useStaffMutation } from '../../calls/use-staff-mutation.ts'
import { useExplain } from '../../dialog/use-explain.ts'

const key = ['page-texts']

export const allPageTexts = staffQuery([...key, 'all'], (api) =>
  answer(api.admin['page-texts'].$get()),
)

type Change = {
  run: (api: StaffApi) => Promise<PageTextsSaved>
  success: string
  onDone?: (() => void) | undefined
}

export type PageTextsState = ReturnType<typeof usePageTexts>

/** The texts of pages as the server has them, and everything that changes them. */
export function usePageTexts() {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const explain = useExplain()
  const query = useQuery(allPageTexts)
  const mutation = useStaffMutation(
    key,
    (api, { run }: Change) => run(api),
    ({ texts }, { onDone }) => {
      // what was asked before it is answered by it, too
      void client.cancelQueries({ queryKey: allPageTexts.queryKey })
      client.setQueryData(allPageTexts.queryKey, { texts })
      void client.invalidateQueries({ queryKey: [...key, 'history'] })
      onDone?.()
    },
    // what a colleague did meanwhile is shown beside what was typed
    () => void client.invalidateQueries({ queryKey: key }),
  )
  const undo = (change_set: string) =>
    mutation.start({
      run: (api) => answer(api.admin['page-texts'].undo.$post({ json: { change_set } })),
      success: LL.staffContent.undone(),
    })
  const undoable = mutation.data?.change_set
  return {
    query,
    isBusy: mutation.isBusy,
    save: (change: PageTextsChange, onDone: () => void) =>
      mutation.start({
        run: (api) => answer(api.admin['page-texts'].$patch({ json: change })),
        success: LL.staffContent.pageTexts.saved(),
        onDone,
      }),
    undo,
    error: mutation.error ? explain(mutation.error) : undefined,
    success: mutation.data ? mutation.variables?.success : undefined,
    undoLast: undoable ? () => void undo(undoable) : undefined,
  }
}
