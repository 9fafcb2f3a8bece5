import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OrderLine } from '#contract/trade/orders.ts'
import type { ListedGoods } from '#contract/trade/staff-orders.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { Values } from '../../../ui/form/form.tsx'
import { staffCall } from '../calls/staff-call.ts'

/** The delay after the last letter of a SKU. */
const pauseMs = 400

/** The SKU in a line's field. */
export const skuIn = (values: Values, { line, sku }: OrderLine): string =>
  (values[`sku-${line}`] ?? sku).trim().toUpperCase()

/**
 * Products typed in place of others, by line, with their price for the order's company. `null` for
 * an unknown SKU. Unchanged lines are not requested.
 */
export function useListedGoods(
  id: string,
  lines: readonly OrderLine[],
  typed: Values,
): Map<number, ListedGoods | null> {
  const { locale } = useI18nContext()
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const asked = lines.flatMap((line) => {
    const sku = skuIn(settled, line)
    const cases = settled[`cases-${line.line}`]?.trim() ?? ''
    const isAsked = sku !== '' && sku !== line.sku && /^[1-9]\d{0,3}$/.test(cases)
    return isAsked ? [{ line: line.line, sku, cases }] : []
  })
  const found = useQueries({
    queries: asked.map(({ sku, cases }) => ({
      queryKey: ['orders', 'goods', id, sku, cases, locale],
      queryFn: (): Promise<ListedGoods | null> =>
        staffCall((api) =>
          answer(
            api.admin.orders[':id'].goods.$get({ param: { id }, query: { locale, sku, cases } }),
          ),
        ).catch((reason: unknown) => {
          if (reason instanceof ApiError && reason.staffCode === 'order/no-such-product')
            return null
          throw reason
        }),
    })),
  })
  return new Map(
    asked.flatMap(({ line }, index): [number, ListedGoods | null][] => {
      const goods = found[index]?.data
      return goods === undefined ? [] : [[line, goods]]
    }),
  )
}
