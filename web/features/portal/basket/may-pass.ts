import { type ApiErrorCode, codeOf } from '../../../api/client.ts'

const passing: ReadonlySet<ApiErrorCode> = new Set([
  'network/unreachable',
  'request/rate-limited',
  'server/unexpected',
  'server/database-unavailable',
])

/** Whether the same request may get through later. What it was to do may have been done all the same. */
export const mayPass = (reason: unknown): boolean => passing.has(codeOf(reason))
