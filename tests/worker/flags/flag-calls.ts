import type { FlagList } from '#contract/flag-calls.ts'
import type { Deps } from '../../../worker/deps.ts'
import { call } from '../kit/client.ts'

/** All flags, as the site gets them. */
export const list = async (token?: string, override: Partial<Deps> = {}): Promise<FlagList> =>
  (await call('/api/flags', token === undefined ? {} : { token }, override)).json()

/** Changes a flag. */
export const patch = (id: string, body: unknown, token: string, override: Partial<Deps> = {}) =>
  call(`/api/flags/${id}`, { method: 'PATCH', body, token }, override)

export const turnOff = (id: string, token: string, override: Partial<Deps> = {}) =>
  patch(id, { enabled: false }, token, override)

/** Whether a flag is on for visitors. */
export const isOn = async (id: string, override: Partial<Deps> = {}) =>
  (await list(undefined, override)).flags.find((flag) => flag.id === id)?.enabled
