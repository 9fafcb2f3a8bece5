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
  /** `again` is set while the service is unreachable; it retries immediately instead of later. */
  | { status: 'busy'; again?: () => void }
  /** Another user is signed in, so the link must not replace the session without asking. */
  | { status: 'asking'; mine: string; theirs: string; answer: (isAccepted: boolean) => void }
  /** The link waits for a click, and its token is unused. */
  | ({ status: 'confirming'; to: LinkType; email: string; undoes: Undoes } & Question)
  | { status: 'done'; purpose: LinkPurpose }
  | { status: 'halfway' }
  /** The current session stays; the link's token is used. */
  | { status: 'declined'; mine: string; theirs: string }
  /** The user did not confirm; no request was sent. */
  | { status: 'unchanged' }
  | { status: 'failed'; why: CallbackFailure }

/** The change that "This wasn't me" undoes. */
export type Undoes = MailedLinkState['undoes']

type Question = {
  answer: (agrees: boolean) => void
  /** Leaves the question without an answer. */
  leave: () => void
}

const none: CallbackState = { status: 'none' }

/**
 * The first state, also in server-rendered pages, so that link users never see the sign-in form.
 * `sb` stands for a link in the fragment, which the server cannot see.
 */
const beginning = (search: string): CallbackState =>
  linkIn({ search, hash: '' }) || isMarked(search) ? { status: 'busy' } : none

/** Whether a URL belongs to a link that is being processed. */
const isMarked = (search: string): boolean => new URLSearchParams(search).has(mark)

/** Marks URLs of emailed links, and of pages that process one. */
const mark = 'sb'

function withMark(search: string): string {
  const query = new URLSearchParams(search)
  query.set(mark, '')
  return `?${query}`
}

/**
 * Stores the link in this tab until it is processed, so that reloads and language changes keep it.
 * Navigating away or entering the URL again discards a link that waits for a click.
 */
const key = 'meltemi-link'

/**
 * Processes the link that opened this page, once. Removes its parameters from the address bar
 * first. Pages do not redirect until it is processed.
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
      // only sign-in pages can ask, and have messages for each result
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
      // does not redirect a user who has navigated away
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
  // the code is used now, but the session that replaced it can be processed again
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
  // the page would show the sign-in form until the user is known
  await sessionStore.refresh()
  return { status: 'done', purpose: result.purpose }
}
