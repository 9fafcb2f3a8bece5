import { QueryClient } from '@tanstack/react-query'
import { type ApiErrorCode, codeOf } from './client.ts'

/** Errors that may be gone within seconds, so that a retry helps. */
const passing = new Set<ApiErrorCode>(['network/unreachable', 'server/database-unavailable'])
const furtherTries = 2
const firstPauseMs = 500

/**
 * The TanStack Query cache of staff's screens, created again for each sign-in so that no data outlives the session.
 * Reads are retried and wait for the network; writes are sent once and fail at once while offline.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < furtherTries && passing.has(codeOf(error)),
        retryDelay: (failures) => firstPauseMs * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
