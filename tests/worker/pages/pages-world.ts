import { call } from '../kit/client.ts'
import { unlock } from '../kit/staff.ts'

/** A page's markup. */
export const html = async (path: string) => (await call(path)).text()

/** Staff switch a flag. */
export const switchFlag = async (id: string, enabled: boolean) =>
  call(`/api/flags/${id}`, { method: 'PATCH', token: await unlock(), body: { enabled } })
