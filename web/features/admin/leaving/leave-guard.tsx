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
import { useDeparture } from '../dialog/use-departure.ts'

/** Runs what leads away from the screen: at once, or after the question. */
export const LeaveContext = createContext<(go: () => void) => void>((go) => go())

type Props = {
  /** Where the screen is. */
  place: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * No one loses what they have typed into a screen by opening another one, signing out or closing the tab: that is asked
 * about first. A form that would be lost says so itself, in `data-unsaved`; dialogs ask for themselves
 * (use-discard-question.ts).
 */
export function LeaveGuard({ place, children }: Props) {
  const words = useI18nContext().LL.staffPortal.shell.unsaved
  const [isAsking, setAsking] = useState(false)
  /** The action of a pressed button that leaves without a link or a step in the history. */
  const pressed = useRef<(() => void) | null>(null)
  const isUnsaved = () => isUnsavedIn(place.current)

  const departure = useDeparture(true, {
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

/** The focus begins on the way back. */
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

/** Filters, tabs and panels stand in the address, too, and take nothing away; what is `open` may be a screen of its own. */
function isSameThing(to: URL): boolean {
  const { origin, pathname, search } = location
  const thing = (query: string) => new URLSearchParams(query).get('open')
  return to.origin === origin && to.pathname === pathname && thing(to.search) === thing(search)
}
