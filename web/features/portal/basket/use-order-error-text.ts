import { ApiError, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

/** Returns an order error's message in the page's language. */
export function useOrderErrorText(): (reason: unknown) => string {
  const { LL } = useI18nContext()
  const { refused } = LL.orders
  return (reason) => {
    const code = reason instanceof ApiError ? reason.staffCode : undefined
    if (code !== undefined && code in refused) return refused[code as keyof typeof refused]()
    switch (codeOf(reason)) {
      case 'network/unreachable':
        return LL.portal.failure.unreachable()
      case 'request/rate-limited':
        return LL.portal.failure.tooMany()
      case 'request/not-found':
        return LL.orders.order.gone()
      default:
        return LL.portal.failure.unexpected()
    }
  }
}
