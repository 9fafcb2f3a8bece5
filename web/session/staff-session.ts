import { createApi } from '../api/client.ts'
import { withEncodedParams } from '../api/encoded-params.ts'
import { authClient, createAuthClient } from './auth-client.ts'
import { createSessionStore } from './session-store.ts'
import { announceSignOut, onSignOut } from './signed-out.ts'
import { endSession } from './token.ts'

/**
 * The session of the admin portal: in memory only, as the specification says. A reload or a closed tab ends it, on
 * the server too, and being signed in elsewhere in this browser does not open the portal.
 */
export const staffClient = createAuthClient({ storageKey: 'meltemi-staff', persistSession: false })

export const staffStore = createSessionStore(staffClient)

/** The access token of the person in the admin portal, renewed where needed. */
export const staffToken = async (): Promise<string | undefined> =>
  (await (await staffClient()).getSession()).data.session?.access_token

/** The API under their name; `fetch` sees what is answered. */
export const staffApi = async (fetch?: typeof globalThis.fetch) =>
  withEncodedParams(createApi(await staffToken(), fetch))
export type StaffApi = Awaited<ReturnType<typeof staffApi>>

/**
 * Leaves the portal. When the server cannot be asked to end the session, it is forgotten here all the same, and ends
 * there by itself.
 */
export async function leaveStaffSession(): Promise<void> {
  isAdmitted = false
  const client = await staffClient()
  const { error } = await client.signOut({ scope: 'local' })
  if (error && !(await staffClient.forget())) location.reload() // nothing of it is stored
}

let hasLoggedOut = false

/** Whether the last session here ended because its owner meant it to, in this tab. */
export const hasLeftPortal = (): boolean => hasLoggedOut

/** What the Logout button does: every tab in which the same person is signed in follows. */
export async function logOut(): Promise<void> {
  hasLoggedOut = true
  const { data } = await (await staffClient()).getSession()
  await leaveStaffSession()
  const owner = data.session?.user.id
  if (owner === undefined) return
  announceSignOut(owner)
  const shared = await authClient()
  const { data: other } = await shared.getSession()
  if (other.session?.user.id === owner) await shared.signOut({ scope: 'local' })
}

/** In memory, so that a reload asks again. */
let isAdmitted = false

/** Someone passed a sign-in page or came from their account page: the portal may take their session over. */
export const admitToPortal = (): void => void (isAdmitted = true)
export const isAdmittedToPortal = (): boolean => isAdmitted

let isWatched = false

/** From the first visit to the portal on: its session ends with the page, and when its owner signs out elsewhere. */
export function watchStaffSession(): void {
  if (isWatched) return
  isWatched = true
  let token: string | undefined
  let owner: string | undefined
  addEventListener('pagehide', () => token && void endSession(token))
  // a page that the browser kept whole has a session that has ended
  addEventListener('pageshow', ({ persisted }) => persisted && token && void leaveStaffSession())
  onSignOut((userId) => userId === owner && void leaveStaffSession())
  void staffClient.made.then((client) =>
    client.onAuthStateChange((_event, session) => {
      if (session) hasLoggedOut = false
      token = session?.access_token
      owner = session?.user.id
    }),
  )
}

/** Takes the session of the account pages into the portal. @returns whether there was one */
export const takeSession = (): Promise<boolean> => move('into the portal')

/** Hands the portal's session to the account pages, and may take it back. @returns whether there was one */
export async function handSession(): Promise<boolean> {
  const hasMoved = await move('out of the portal')
  if (hasMoved) admitToPortal()
  return hasMoved
}

/** A session has one manager at a time: two would renew it behind each other's back. One tab at a time moves it. */
const move = (way: 'into the portal' | 'out of the portal'): Promise<boolean> =>
  navigator.locks.request('meltemi-session', async () => {
    const [from, to] =
      way === 'into the portal' ? [authClient, staffClient] : [staffClient, authClient]
    const { data } = await (await from()).getSession()
    if (!data.session) return false
    const { error } = await (await to()).setSession(data.session)
    return error === null && from.forget()
  })
