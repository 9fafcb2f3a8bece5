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
 * The session of the admin portal: in the memory of its tabs, as the specification says, unless a person asked to be kept
 * signed in. A reload or closing of the last tab ends it, on the server too, and being signed in elsewhere in this
 * browser does not open the portal.
 */
export const staffClient = createAuthClient({ storageKey: staffKey, storage: staffStorage })

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
  isAdmitted = wantsKept = false
  const client = await staffClient()
  const { error } = await client.signOut({ scope: 'local' })
  if (!error || (await staffClient.forget())) return
  await staffStorage.removeItem(staffKey)
  location.reload()
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
  const shared = await sharedClient()
  const { data: other } = await shared.getSession()
  if (other.session?.user.id === owner) await shared.signOut({ scope: 'local' })
}

/** In memory, so that a reload asks again. */
let isAdmitted = false

/** Someone passed a sign-in page or came from their account page: the portal may take their session over. */
export const admitToPortal = (): void => void (isAdmitted = true)
export const isAdmittedToPortal = (): boolean => isAdmitted

let wantsKept = false

/** What the box at the sign-in says, until the portal is open. */
export const wantToBeKept = (wants: boolean): void => void (wantsKept = wants)

/**
 * Has the session outlive its tabs, if that was asked for: the server says when it ends before anything is stored. Tried
 * again where no server answers; where it is refused, the session stays as it is.
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

/** From the first use of the session on: it ends with the last page, and when its owner signs out elsewhere. */
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
 * The portal takes the session that someone has begun on the sign-in page, in place of any other one that it has.
 * @returns whether there was one
 */
export const takeSession = (): Promise<boolean> =>
  // one tab at a time: two managers would renew it behind each other's back
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

/** The account page uses the portal's session, which stays the portal's. */
export async function lendSession(): Promise<void> {
  watchStaffSession()
  showAccount(true)
  lend(staffClient)
  await sessionStore.refresh()
}
