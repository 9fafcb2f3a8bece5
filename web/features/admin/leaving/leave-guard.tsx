import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useNavigationBlocker } from '../dialog/use-navigation-blocker.ts'

/** Runs a function that leaves the screen, after a confirmation if there is unsaved input. */
export const LeaveContext = createContext<(go: () => void) => void>((go) => go())

type Props = {
  place: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * Asks before unsaved input is lost by navigation, sign-out or closing the tab. Forms declare it with `data-unsaved`;
 * dialogs have their own confirmation (use-discard-question.ts).
 */
export function LeaveGuard({ place, children }: Props) {
  const words = useI18nContext().LL.staffPortal.shell.unsaved
  const [isAsking, setAsking] = useState(false)
  /** Pending action of a button, such as sign-out. */
  const pressed = useRef<(() => void) | null>(null)
  const isUnsaved = () => isUnsavedIn(place.current)

  const departure = useNavigationBlocker(true, {
    holdBack: (to) => {
      if (isSameThing(to) || !isUnsaved()) return false
      pressed.current = null
      setAsking(true)
      return true
    },
    isAtRisk: isUnsaved,
  })

  const leaveBy = useCallback(
    (go: () => void) => {
      if (!isUnsavedIn(place.current)) return go()
      pressed.current = go
      setAsking(true)
    },
    [place],
  )
  function stay() {
    departure.stay()
    pressed.current = null
    setAsking(false)
  }
  function leave() {
    const go = pressed.current ?? departure.leave
    pressed.current = null
    setAsking(false)
    go()
  }

  return (
    <LeaveContext value={leaveBy}>
      {children}
      <Dialog title={words.title()} isOpen={isAsking} onClose={stay}>
        <Question onStay={stay} onLeave={leave} />
      </Dialog>
    </LeaveContext>
  )
}

type QuestionProps = { onStay: () => void; onLeave: () => void }

/** The cancel button has the focus first. */
function Question({ onStay, onLeave }: QuestionProps) {
  const words = useI18nContext().LL.staffPortal.shell.unsaved
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <>
      <p>{words.text()}</p>
      <div className="staff-dialog-actions">
        <button
          ref={back}
          type="button"
          className="staff-button staff-button-strong"
          onClick={onStay}
        >
          {words.stay()}
        </button>
        <button type="button" className="staff-button staff-button-danger" onClick={onLeave}>
          {words.leave()}
        </button>
      </div>
    </>
  )
}

const isUnsavedIn = (screen: HTMLElement | null): boolean =>
  screen !== null && screen.querySelector('form[data-unsaved=true]:not(dialog form)') !== null

/** Whether the target is the same view: filters, tabs and panels are query parameters; `open` can be another view. */
function isSameThing(to: URL): boolean {
  const { origin, pathname, search } = location
  const thing = (query: string) => new URLSearchParams(query).get('open')
  return to.origin === origin && to.pathname === pathname && thing(to.search) === thing(search)
}
