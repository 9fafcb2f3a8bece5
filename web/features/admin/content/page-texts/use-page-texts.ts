import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PageTextsChange, PageTextsSaved } from '#contract/staff/content/page-texts.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import type { StaffApi } from '../../../../session/staff-session.ts'
import { staffQuery } from '../../calls/staff-query.ts'
import { useDeed } from '../../calls/use-deed.ts'
import { useExplain } from '../../dialog/use-explain.ts'

const key = ['page-texts']

export const allPageTexts = staffQuery([...key, 'all'], (api) =>
  answer(api.admin['page-texts'].$get()),
)

type Deed = {
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
  const deed = useDeed(
    key,
    (api, { run }: Deed) => run(api),
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
    deed.start({
      run: (api) => answer(api.admin['page-texts'].undo.$post({ json: { change_set } })),
      success: LL.staffContent.undone(),
    })
  const undoable = deed.data?.change_set
  return {
    query,
    isBusy: deed.isBusy,
    save: (change: PageTextsChange, onDone: () => void) =>
      deed.start({
        run: (api) => answer(api.admin['page-texts'].$patch({ json: change })),
        success: LL.staffContent.pageTexts.saved(),
        onDone,
      }),
    undo,
    error: deed.error ? explain(deed.error) : undefined,
    success: deed.data ? deed.given?.success : undefined,
    undoLast: undoable ? () => void undo(undoable) : undefined,
  }
}
