import { answer, codeOf, createApi } from '../api/client.ts'
import { withEncodedParams } from '../api/encoded-params.ts'
import { retryLater } from './callback/retry.ts'
import { createAuthClient, lend, sharedClient } from './auth-client.ts'
import { createSessionStore, sessionStore } from './session-store.ts'
import { announceSignOut, onSignOut } from './signed-out.ts'
import {
  forgetInMemory,
  keepOnDevice,
  outlivesPage,
  showAccount,
  staffKey,
  staffStorage,
} from './staff-storage.ts'
import { endSession, sessionIdOf } from './token.ts'

/**
 * The session of the admin portal. As specified, it is in the memory of the portal's tabs, unless
 * the user chose to stay signed in. A reload or closing the last tab ends it, also on the server.
 * Other sessions in this browser do not open the portal.
 */
export const staffClient = createAuthClient({ storageKey: staffKey, storage: staffStorage })

export const staffStore = createSessionStore(staffClient)

/** The access token of the admin portal's user, refreshed if needed. */
export const staffToken = async (): Promise<string | undefined> =>
  (await (await staffClient()).getSession()).data.session?.access_token

/** API client for the admin portal's user. `fetch` can observe responses. */
export const staffApi = async (fetch?: typeof globalThis.fetch) =>
  withEncodedParams(createApi(await staffToken(), fetch))
export type StaffApi = Awaited<ReturnType<typeof staffApi>>

/**
 * Signs out of the portal. If the server is unreachable, the session is removed here and expires on
 * the server later.
 */
export async function leaveStaffSession(): Promise<void> {
  isAdmitted = wantsKept = false
  const client = await staffClient()
  const { error } = await client.signOut({ scope: 'local' })
  if (!error || (await staffClient.forget())) return
  await staffStorage.removeItem(staffKey)
  location.reload()
}

let hasLoggedOut = false

/** Whether the user signed out in this tab. */
export const hasLeftPortal = (): boolean => hasLoggedOut

/** Signs out in all tabs of the same user. */
export async function logOut(): Promise<void> {
  hasLoggedOut = true
  const { data } = await (await staffClient()).getSession()
  await leaveStaffSession()
  const owner = data.session?.user.id
  if (owner === undefined) return
  announceSignOut(owner)
  const shared = await sharedClient()
  const { data: other } = await shared.getSession()
  if (other.session?.user.id === owner) await shared.signOut({ scope: 'local' })
}

/** In memory, so that a reload asks again. */
let isAdmitted = false

/** Allows the portal to take a session from a sign-in page or the account page. */
export const admitToPortal = (): void => void (isAdmitted = true)
export const isAdmittedToPortal = (): boolean => isAdmitted

let wantsKept = false

/** Stores the state of the checkbox until the portal opens. */
export const wantToBeKept = (wants: boolean): void => void (wantsKept = wants)

/**
 * Stores the session on the device if the user chose to stay signed in. The server sets its end
 * first. Retries while the server is unreachable; after a refusal the session stays as it is.
 */
export async function keepIfWanted(attempt = 0): Promise<void> {
  if (!wantsKept) return
  try {
    const { account } = await staffApi()
    await answer(account.sessions.current.keep.$post({ json: {} }))
    if (wantsKept) keepOnDevice()
    wantsKept = false
  } catch (error) {
    console.warn(error)
    if (codeOf(error).startsWith('network/')) {
      retryLater(attempt, () => void keepIfWanted(attempt + 1))
    }
  }
}

let isWatched = false

/**
 * Ends the session when its last page closes or its user signs out elsewhere. Starts with the first
 * use.
 */
export function watchStaffSession(): void {
  if (isWatched) return
  isWatched = true
  let token: string | undefined
  let owner: string | undefined
  addEventListener('pagehide', () => {
    if (token && !outlivesPage()) void endSession(token)
    forgetInMemory()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && void staffStore.refresh())
  onSignOut((userId) => userId === owner && void leaveStaffSession())
  staffClient.follow((event, session) => {
    if (session) hasLoggedOut = false
    if (event === 'SIGNED_OUT') isAdmitted = false
    token = session?.access_token
    owner = session?.user.id
  })
}

/**
 * Moves the session from the sign-in page to the portal, where it replaces any other session.
 * @returns whether there was one
 */
export const takeSession = (): Promise<boolean> =>
  // one tab at a time, because two managers would refresh it concurrently
  navigator.locks.request('meltemi-session', async () => {
    const [shared, staff] = await Promise.all([sharedClient(), staffClient()])
    const { data: begun } = await shared.getSession()
    if (!begun.session) return false
    const { data: before } = await staff.getSession()
    const { error } = await staff.setSession(begun.session)
    if (error) return false
    await sharedClient.forget()
    const old = before.session?.access_token
    if (old && sessionIdOf(old) !== sessionIdOf(begun.session.access_token)) await endSession(old)
    return true
  })

/** Lets the account page use the portal's session without moving it. */
export async function lendSession(): Promise<void> {
  watchStaffSession()
  showAccount(true)
  lend(staffClient)
  await sessionStore.refresh()
}
