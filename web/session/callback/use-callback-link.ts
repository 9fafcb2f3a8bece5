import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { MailedLinkState } from '#contract/auth.ts'
import { pages } from '#contract/pages.ts'
import { adopt, decline, otherUser } from './adopt.ts'
import {
  describeLink,
  type CallbackFailure,
  redeem,
  linkTypeOf,
  type LinkPurpose,
  linkIn,
  linkTo,
  type LinkType,
  withoutLink,
} from './callback.ts'
import { retryLater } from './retry.ts'
import { isSignInPath } from './return-path.ts'
import { sessionStore } from '../session-store.ts'
import { tabStorage } from '../tab-storage.ts'

export type CallbackState =
  | { status: 'none' }
  /** `again`: no one could be asked; it is tried again by itself, or when this is called. */
  | { status: 'busy'; again?: () => void }
  /** Someone else is signed in here: a link replaces no one in silence. */
  | { status: 'asking'; mine: string; theirs: string; answer: (isAccepted: boolean) => void }
  /** Nothing is done with the link yet: it would say what its reader has not said. */
  | ({ status: 'confirming'; to: LinkType; email: string; undoes: Undoes } & Question)
  | { status: 'done'; purpose: LinkPurpose }
  | { status: 'halfway' }
  /** The present session stays; the link is spent all the same. */
  | { status: 'declined'; mine: string; theirs: string }
  /** Its reader did not agree to another address: nothing was asked of the server. */
  | { status: 'unchanged' }
  | { status: 'failed'; why: CallbackFailure }

/** What "this wasn't me" puts back. */
export type Undoes = MailedLinkState['undoes']

type Question = {
  answer: (agrees: boolean) => void
  /** Its reader went on without an answer. */
  leave: () => void
}

const none: CallbackState = { status: 'none' }

/**
 * From the server's page on, which is what the browser draws first: a link's reader is shown no form to sign in
 * by. `sb`: there may be a link in the fragment, which the server never sees.
 */
const beginning = (search: string): CallbackState =>
  linkIn({ search, hash: '' }) || isMarked(search) ? { status: 'busy' } : none

/** Whether an address says that a link is being dealt with. */
const isMarked = (search: string): boolean => new URLSearchParams(search).has(mark)

/** A mail's link says so, and the page that asks keeps it in its address. */
const mark = 'sb'

function withMark(search: string): string {
  const query = new URLSearchParams(search)
  query.set(mark, '')
  return `?${query}`
}

/**
 * In this tab, until the link is dealt with: a reload in the middle loses nothing, nor does another language. A link that
 * waits for its press is left by going elsewhere, or by typing the address again.
 */
const key = 'meltemi-link'

/**
 * Follows a link that led to this page, once: its parameters leave the address bar before anything else happens. Until
 * it is dealt with, no one is led anywhere.
 */
export function useCallbackLink(): CallbackState {
  const location = useLocation()
  const [state, setState] = useState<CallbackState>(() => beginning(location.search))
  const navigate = useNavigate()
  const isAtWork = useRef(false)

  const latest = useRef(location)
  useEffect(() => {
    latest.current = location
  }, [location])

  useEffect(() => {
    const here = linkIn(location)
    if (here) tabStorage.setItem(key, here.toString())
    if (isAtWork.current) return
    const link = tabStorage.getItem(key)
    const isAsked = linkTypeOf(new URLSearchParams(link ?? '')) !== null
    const hasLeft = isAsked && !here && !isMarked(location.search)
    if (hasLeft) tabStorage.removeItem(key)
    if (link === null || hasLeft) {
      return setState((state) => (state.status === 'busy' ? none : state))
    }
    if (isAsked && !isSignInPath(location.pathname)) {
      // only a sign-in page asks, and has words for each answer
      return void navigate(`${pages.adminLogin.path}#${link}`, { replace: true })
    }
    isAtWork.current = true
    setState({ status: 'busy' })
    const goTo = async (search: string) => {
      const { hash, state } = latest.current
      await navigate({ search, hash: here ? '' : hash }, { replace: true, state })
    }
    const settle = async () => {
      const search = withoutLink(location.search)
      await goTo(isAsked ? withMark(search) : search)
      const outcome = await follow(link, setState).catch((error: unknown): CallbackState => {
        console.error(error)
        return { status: 'failed', why: 'unexpected' }
      })
      tabStorage.removeItem(key)
      // a person who has gone elsewhere stays there
      if (isMarked(latest.current.search)) await goTo(withoutLink(latest.current.search))
      isAtWork.current = false
      setState(outcome)
    }
    void settle()
  }, [location, navigate])

  useEffect(() => {
    if (state.status === 'confirming' && !isMarked(location.search)) state.leave()
  }, [state, location])

  return state
}

async function follow(link: string, show: (state: CallbackState) => void): Promise<CallbackState> {
  const wait = (attempt: number) =>
    new Promise<void>((resolve) => {
      const takeBack = retryLater(attempt, resolve)
      const again = () => {
        takeBack()
        resolve()
      }
      show({ status: 'busy', again })
    })
  const to = linkTypeOf(new URLSearchParams(link))
  if (to !== null) {
    let about = await describeLink(new URLSearchParams(link))
    for (let attempt = 0; 'status' in about && about.status === 'unreachable'; attempt++) {
      await wait(attempt)
      about = await describeLink(new URLSearchParams(link))
    }
    if ('status' in about) return about
    const email = about.new_email ?? about.email
    const { undoes } = about
    const agrees = await new Promise<boolean | null>((answer) =>
      show({ status: 'confirming', to, email, undoes, answer, leave: () => answer(null) }),
    )
    if (agrees === null) return none
    if (!agrees) return to === 'email_change' ? { status: 'unchanged' } : none
    show({ status: 'busy' })
  }
  let result = await redeem(new URLSearchParams(link))
  for (let attempt = 0; result.status === 'unreachable'; attempt++) {
    await wait(attempt)
    result = await redeem(new URLSearchParams(link))
  }
  if (result.status !== 'session') return result
  // a code is spent by now; what it was exchanged for is not
  tabStorage.setItem(key, linkTo(result))
  const mine = await otherUser(result)
  if (mine !== null) {
    const theirs = result.session.user.email ?? result.session.user.id
    const isAccepted = await new Promise<boolean>((answer) =>
      show({ status: 'asking', mine, theirs, answer }),
    )
    if (!isAccepted) {
      await decline(result)
      return { status: 'declined', mine, theirs }
    }
    show({ status: 'busy' })
  }
  let accepted = await adopt(result)
  for (let attempt = 0; accepted === 'later'; attempt++) {
    await wait(attempt)
    accepted = await adopt(result)
  }
  // until it is known who that is, the page would show its form to sign in by
  await sessionStore.refresh()
  return { status: 'done', purpose: result.purpose }
}
