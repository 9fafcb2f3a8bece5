import type { SimpleAdminToken } from '#contract/staff/simple-admin.ts'
import { testSecrets } from '../../setup/test-secrets.ts'
import { call } from './client.ts'

/** Unlocks the simple admin and returns its token. */
export async function unlock(): Promise<string> {
  const response = await call('/api/simple-admin/unlock', {
    method: 'POST',
    body: { password: testSecrets.SIMPLE_ADMIN_PASSWORD },
    headers: { 'cf-connecting-ip': crypto.randomUUID() }, // rate limits count by IP address
  })
  const { access_token }: SimpleAdminToken = await response.json()
  return access_token
}
