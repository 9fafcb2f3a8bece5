import type { SupportedStorage } from '@supabase/auth-js'
import { sessionKey } from './auth-client.ts'
import { ifStored } from './tab-storage.ts'
import { sessionIdOf } from './token.ts'

/*
 * Storage of the admin portal's session: the memory of its open tabs, which share one session. If
 * the user chose to stay signed in, it is also stored on the device. While a tab shows the account
 * page, it is also in that tab's session storage, so that a reload does not sign out. Nothing else
 * outlives the last tab.
 */

export const staffKey = 'meltemi-staff'

/**
 * Prefix of the lock that each tab with the session holds until it closes or crashes, so that tabs
 * detect each other.
 */
const lockPrefix = 'meltemi-staff-tab:'
let tabId = ''
const ownId = () => (tabId ||= crypto.randomUUID())

/** A tab's copy of the session. `setAt`: if two messages cross, the later session wins. */
type Held = { tab: string; value: string | null; setAt: number }
const question = 'which session?'

/** Timeout, because tabs frozen by the browser do not respond. */
const answerMs = 2000

/** `undefined` until the other tabs have responded. */
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
  // registers this tab with the others
  if (inMemory && !joined) void announce()
}

/** Sends this tab's session to the other tabs. */
async function announce(): Promise<void> {
  await (joined ??= join())
  const held: Held = { tab: ownId(), value: inMemory ?? null, setAt }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  channel().postMessage(held)
}

let joined: Promise<void> | undefined
/**
 * Acquires this tab's lock before its first message. Other tabs treat a tab without a lock as
 * closed.
 */
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

/**
 * Whether both values belong to one session, because staying signed in applies to one session only.
 */
const isOf = (value: string | null, kept: string | null): boolean =>
  value !== null && kept !== null && idIn(value) === idIn(kept)

function idIn(session: string): string {
  const { access_token: token } = JSON.parse(session) as { access_token: string }
  return sessionIdOf(token)
}

/** Whether the session is stored on this device. */
export const isKept = (): boolean => stored('device') !== null

/** Stores the session on this device, so that it outlives the tabs. */
export const keepOnDevice = (): void => store('device', inMemory)

/** Whether the session continues after this page closes. */
export const outlivesPage = (): boolean => otherTabs.size > 0 || isAtAccount || isKept()

/** Switches this tab between the account page and the portal. */
export function showAccount(isShown: boolean): void {
  isAtAccount = isShown
  if (isShown) inMemory ??= stored('tab') ?? undefined
  store('tab', isShown ? inMemory : null)
}

/**
 * Clears this tab's copy when the page closes. If the browser restores the page, it asks the other
 * tabs.
 */
export function forgetInMemory(): void {
  inMemory = asked = undefined
}

/** Other values, such as the PKCE verifier, use the shared key that all pages read. */
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
