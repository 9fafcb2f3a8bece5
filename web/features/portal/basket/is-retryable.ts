import { type ApiErrorCode, codeOf } from '../../../api/client.ts'

const passing: ReadonlySet<ApiErrorCode> = new Set([
  'network/unreachable',
  'request/rate-limited',
  'server/unexpected',
  'server/database-unavailable',
])

/** Whether the same request may succeed later. The failed one may have been executed. */
export const isRetryable = (reason: unknown): boolean => passing.has(codeOf(reason))
