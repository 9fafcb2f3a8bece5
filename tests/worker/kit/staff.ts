import type { SimpleAdminToken } from '#contract/staff/simple-admin.ts'
import { testSecrets } from '../../setup/test-secrets.ts'
import { call } from './client.ts'

/** A token of the simple admin screen, got as staff get it. */
export async function unlock(): Promise<string> {
  const response = await call('/api/simple-admin/unlock', {
    method: 'POST',
    body: { password: testSecrets.SIMPLE_ADMIN_PASSWORD },
    headers: { 'cf-connecting-ip': crypto.randomUUID() }, // limits are counted per address
  })
  const { access_token }: SimpleAdminToken = await response.json()
  return access_token
}
