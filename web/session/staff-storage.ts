import type { SupportedStorage } from '@supabase/auth-js'
import { sessionKey } from './auth-client.ts'
import { ifStored } from './tab-storage.ts'
import { sessionIdOf } from './token.ts'

/*
 * Where the session of the admin portal is: in the memory of its open tabs, which all hold the same one. On this device,
 * too, for a person who ticked the box; and in a tab's own storage while it shows the account page, which a reload does
 * not sign out of. Nothing else outlives the last tab.
 */

export const staffKey = 'meltemi-staff'

/** Held by each tab that has had the session, until it is closed or crashes: so tabs know of each other. */
const lockPrefix = 'meltemi-staff-tab:'
let tabId = ''
const ownId = () => (tabId ||= crypto.randomUUID())

/** The session as a tab has it. `setAt`: of two messages that cross, the later session counts. */
type Held = { tab: string; value: string | null; setAt: number }
const question = 'which session?'

/** A tab that the browser has frozen does not answer. */
const answerMs = 2000

/** `undefined` until the other tabs were asked. */
let inMemory: string | null | undefined
let setAt = 0
let isAtAccount = false
const otherTabs = new Set<string>()
let onAnswer = () => {}

let opened: BroadcastChannel | undefined
function channel(): BroadcastChannel {
  if (opened) return opened
  opened = new BroadcastChannel('meltemi-staff-tabs')
  opened.addEventListener('message', ({ data }: MessageEvent<Held | typeof question>) => {
    if (data !== question) receive(data)
    else if (joined) void announce()
  })
  return opened
}

function receive({ tab, ...held }: Held): void {
  if (!otherTabs.has(tab)) {
    otherTabs.add(tab)
    void navigator.locks.request(lockPrefix + tab, () => otherTabs.delete(tab))
  }
  if (held.setAt >= setAt) {
    inMemory = held.value
    setAt = held.setAt
  }
  onAnswer()
  // the others learn of this tab
  if (inMemory && !joined) void announce()
}

/** Notifies the other tabs which session this one has. */
async function announce(): Promise<void> {
  await (joined ??= join())
  const held: Held = { tab: ownId(), value: inMemory ?? null, setAt }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  channel().postMessage(held)
}

let joined: Promise<void> | undefined
/** Comes before the first message: a tab that can have this lock takes this tab for closed. */
const join = () =>
  new Promise<void>((resolve) => {
    const forever = () => new Promise(() => resolve())
    navigator.locks.request(lockPrefix + ownId(), forever).catch(() => resolve())
  })

async function askTabs(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  if (!held.some(({ name }) => name?.startsWith(lockPrefix))) return
  await new Promise<void>((resolve) => {
    onAnswer = resolve
    setTimeout(resolve, answerMs)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
    channel().postMessage(question)
  })
}

let asked: Promise<void> | undefined

const ownStorage = { device: () => localStorage, tab: () => sessionStorage } as const

const stored = (place: keyof typeof ownStorage) =>
  ifStored(() => ownStorage[place]().getItem(staffKey)) ?? null

function store(place: keyof typeof ownStorage, value: string | null | undefined): void {
  ifStored(() => {
    if (value) ownStorage[place]().setItem(staffKey, value)
    else ownStorage[place]().removeItem(staffKey)
  })
}

function put(value: string | null): void {
  inMemory = value
  setAt = Date.now()
  if (isKept()) store('device', isOf(value, stored('device')) ? value : null)
  if (value === null || isAtAccount) store('tab', value)
  if (value !== null || joined) void announce()
}

/** Another session is not kept because the one before it was. */
const isOf = (value: string | null, kept: string | null): boolean =>
  value !== null && kept !== null && idIn(value) === idIn(kept)

function idIn(session: string): string {
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  return sessionIdOf(token)
}

/** Whether the session is on this device. */
export const isKept = (): boolean => stored('device') !== null

/** From now on the session outlives the tabs. */
export const keepOnDevice = (): void => store('device', inMemory)

/** Whether the session goes on without this page. */
export const outlivesPage = (): boolean => otherTabs.size > 0 || isAtAccount || isKept()

/** Whether this tab shows the account page with the session of the portal, or the portal itself. */
export function showAccount(isShown: boolean): void {
  isAtAccount = isShown
  if (isShown) inMemory ??= stored('tab') ?? undefined
  store('tab', isShown ? inMemory : null)
}

/** The page is left: should the browser bring it back, it asks the other tabs. */
export function forgetInMemory(): void {
  inMemory = asked = undefined
}

/** What is no session, such as the proof that a link was asked for here, is where all pages look for it. */
const sharedKey = (key: string) => key.replace(staffKey, sessionKey)

export const staffStorage: SupportedStorage = {
  async getItem(key) {
    if (key !== staffKey) return ifStored(() => localStorage.getItem(sharedKey(key))) ?? null
    const kept = stored('device')
    if (kept !== null) return (inMemory = kept)
    if (inMemory === undefined) await (asked ??= askTabs().catch(console.error))
    return inMemory ?? null
  },
  setItem(key, value) {
    if (key === staffKey) put(value)
    else ifStored(() => localStorage.setItem(sharedKey(key), value))
  },
  removeItem(key) {
    if (key === staffKey) put(null)
    else ifStored(() => localStorage.removeItem(sharedKey(key)))
  },
}
