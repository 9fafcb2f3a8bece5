import { createApi } from '../api/client.ts'
import { createAuthClient } from './auth-client.ts'
import { createSessionStore } from './session-store.ts'

/**
 * The session of the admin portal: in memory only, as the specification says. A reload or a closed tab ends it, and
 * being signed in elsewhere in this browser does not open the portal.
 */
export const staffClient = createAuthClient({ storageKey: 'meltemi-staff', persistSession: false })

export const staffStore = createSessionStore(staffClient)

/** The access token of whoever signed in to the admin portal, renewed where needed. */
export const staffToken = async (): Promise<string | undefined> =>
  (await (await staffClient()).getSession()).data.session?.access_token

/** The API under their name. */
export const staffApi = async () => createApi(await staffToken())
export type StaffApi = Awaited<ReturnType<typeof staffApi>>

/**
 * Leaves the portal. When the server cannot be asked to end the session, it is forgotten here all the same, and ends
 * there by itself.
 */
export async function leaveStaffSession(): Promise<void> {
  const client = await staffClient()
  const { error } = await client.signOut({ scope: 'local' })
  if (error) location.reload() // nothing of it is stored
}
