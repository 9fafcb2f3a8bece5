import { QueryClient } from '@tanstack/react-query'
import { type ApiErrorCode, codeOf } from './client.ts'

/** What may be over within seconds. Everything else would be answered the same way again. */
const passing = new Set<ApiErrorCode>(['network/unreachable', 'server/database-unavailable'])
const furtherTries = 2
const firstPauseMs = 500

/**
 * What staff's screens know of the server. Made again by each frame that asks for a sign-in, so that nothing of it
 * outlives the session. Not for public pages: they would carry its code.
 *
 * Reading is tried again where that may help, waits while there is no network and goes on by itself. Changing never
 * waits and never repeats: what someone pressed either happens now or is said not to have happened.
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
