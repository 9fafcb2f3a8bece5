import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Guide, GuideRow } from '#contract/trade/guide/guide.ts'
import { answer } from '../../../api/client.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { useOrderErrorText } from '../basket/use-order-error-text.ts'

const call = async () => (await sessionApi()).trade[':company'].guide

/** A company's order guide and its changes, sent one at a time with the version that the user saw. */
export function useOrderGuide(company: string) {
  const client = useQueryClient()
  const explain = useOrderErrorText()
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

export type OrderGuide = ReturnType<typeof useOrderGuide>
