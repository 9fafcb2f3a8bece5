import type { FlagList } from '#contract/flag-calls.ts'
import { call } from '../kit/client.ts'

/** All flags, as the site reads them. */
export const list = async (token?: string): Promise<FlagList> =>
  (await call('/api/flags', token === undefined ? {} : { token })).json()

/** Changes a flag. */
export const patch = (id: string, body: unknown, token?: string) =>
  call(`/api/flags/${id}`, { method: 'PATCH', body, ...(token !== undefined && { token }) })
