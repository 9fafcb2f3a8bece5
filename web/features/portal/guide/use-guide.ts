import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Guide, GuideRow } from '#contract/trade/guide/guide.ts'
import { answer } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { useExplainOrder } from '../basket/use-explain-order.ts'

const call = async () => (await sessionApi()).trade[':company'].guide

/** A company's own list, and what arranges it: one change after the other, each on the list as it was seen. */
export function useGuide(company: string) {
  const client = useQueryClient()
  const explain = useExplainOrder()
  const queryKey = ['guide', company]
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const guide: Guide = await answer((await call()).$get({ param: { company } }))
      return guide
    },
  })
  const saving = useMutation({
    mutationFn: async (rows: GuideRow[]) => {
      const items = rows.map(({ product_id: product, pinned, par_cases }) => ({
        product,
        pinned,
        par_cases,
      }))
      const version = query.data?.version ?? 0
      const guide: Guide = await answer(
        (await call()).$put({ param: { company }, json: { version, items } }),
      )
      return guide
    },
    onSuccess: (guide) => client.setQueryData(queryKey, guide),
    onError: () => void query.refetch(),
  })
  return {
    query,
    guide: query.data,
    isBusy: saving.isPending,
    error: saving.error ? explain(saving.error) : undefined,
    isSaved: saving.isSuccess,
    arrange: (rows: GuideRow[]) => {
      if (!saving.isPending) saving.mutate(rows)
    },
  }
}

export type UsedGuide = ReturnType<typeof useGuide>
