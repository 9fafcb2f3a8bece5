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

/** The page texts on the server, and the calls that change them. */
export function usePageTexts() {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const explain = useExplain()
  const query = useQuery(allPageTexts)
  const mutation = useStaffMutation(
    key,
    (api, { run }: Change) => run(api),
    ({ texts }, { onDone }) => {
      // cancels earlier reads, because the response is newer
      void client.cancelQueries({ queryKey: allPageTexts.queryKey })
      client.setQueryData(allPageTexts.queryKey, { texts })
      void client.invalidateQueries({ queryKey: [...key, 'history'] })
      onDone?.()
    },
    // shows the colleague's change beside the typed text
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
