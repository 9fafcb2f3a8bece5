import {
  type FormEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { forgetDraft, restoreDraft } from './draft.ts'
import {
  type FewWords,
  type FieldErrors,
  type FieldWords,
  FormContext,
  type Given,
} from './form-context.ts'
import { FormMessage } from './form-message.tsx'
import { useFormFocus } from './use-form-focus.ts'
import { findErrors, valuesOf } from './validity.ts'

export type Values = Record<string, string>

/** How a submission ended. `leaving`: the page is about to change, the form stays busy until then. */
export type Outcome =
  | { error: string; fields?: FieldErrors }
  | { fields: FieldErrors }
  | { success: string }
  | 'leaving'

type Props = {
  /** All of them where the browser's own rules are checked first; `FewWords` leaves checking to `check`. */
  words: FieldWords | FewWords
  submit: string
  /** The button's text while busy. */
  busy: string
  onSubmit: (values: Values) => Promise<Outcome>
  /** Rules that HTML cannot express, asked before `onSubmit`. Fields can be edited until it has answered. */
  check?: (values: Values) => FieldErrors | Promise<FieldErrors>
  /** Someone changed a field, of this name. */
  onEdit?: (name: string) => void
  /** What to say when `onSubmit` throws. */
  unexpected: string
  /** Where the form goes when there is no script: it can then be sent at once, and the browser itself checks it. */
  action?: string
  /** What was typed and said when it was sent that way. */
  given?: Given | undefined
  /** The name under which what is typed is kept on this device until it is sent (draft.ts). */
  draft?: string
  /** Above the button. */
  notice?: ReactNode
  /** Beside the button. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A form that checks with the browser's own rules, says what is wrong beside each field, and goes through idle,
 * submitting, success and failure. Editing a field clears what was said of it; the focus moves to a mistake only when
 * someone sends the form. `method="post"` keeps what is typed out of the address bar should anyone submit before
 * the page is hydrated.
 */
export function Form(props: Props) {
  const { words, onSubmit, check, onEdit, unexpected, action, given, draft } = props
  const [errors, setErrors] = useState<FieldErrors>(given?.errors ?? {})
  const [message, setMessage] = useState<{ error?: string | undefined; success?: string }>({
    error: given?.error,
  })
  /** Counts successes: fields are made again, and so empty, after each. */
  const [round, setRound] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  /** From the press until the answer: one intent is one submission, however often the button is pressed. */
  const isTaken = useRef(false)
  /** What was edited since then. */
  const edited = useRef(new Set<string>())
  const focus = useFormFocus(form, isBusy)

  const start = useEffectEvent(() => {
    // words that were there before React are words that someone typed
    if (form.current && restoreDraft(form.current)) onEdit?.('')
  })
  useLayoutEffect(() => start(), [])

  /** Says what is wrong, but for what was edited meanwhile: typing goes on undisturbed. */
  function refuse(found: FieldErrors) {
    const left = Object.entries(found).filter(([name]) => !edited.current.has(name))
    setErrors(Object.fromEntries(left))
    if (edited.current.size === 0) focus.showMistakes()
  }

  /** What went wrong; what the network alone is to blame for passes with its return. */
  function complain(error: string) {
    if (navigator.onLine) return setMessage({ error })
    const offline = { error: words.offline() }
    setMessage(offline)
    addEventListener(
      'online',
      () => setMessage((message) => (message === offline ? {} : message)),
      { once: true },
    )
  }

  async function submit(target: HTMLFormElement): Promise<void> {
    edited.current.clear()
    setMessage({})
    const values = valuesOf(target)
    const byBrowser = 'required' in words ? findErrors(target, words) : {}
    const own = check?.(values)
    const found = { ...(own instanceof Promise ? await own : own), ...byBrowser }
    refuse(found)
    if (Object.keys(found).length > 0) return
    focus.hold()
    setBusy(true)
    const outcome = await onSubmit(values)
    if (outcome === 'leaving') return
    if ('success' in outcome) {
      if (draft !== undefined) forgetDraft(draft)
      setRound((round) => round + 1)
      setMessage({ success: outcome.success })
    } else {
      if ('error' in outcome) complain(outcome.error)
      refuse(outcome.fields ?? {})
    }
    setBusy(false)
  }

  async function trySubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isTaken.current) return
    isTaken.current = true
    try {
      await submit(event.currentTarget)
    } catch (error) {
      console.error(error)
      complain(unexpected)
      setBusy(false)
    }
    isTaken.current = false
  }

  function edit(name: string) {
    edited.current.add(name)
    setMessage({})
    setErrors((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)),
    )
    onEdit?.(name)
  }

  return (
    <FormContext value={{ words, errors, given }}>
      <form
        ref={form}
        className="form"
        method="post"
        action={action}
        data-draft={draft}
        noValidate={action === undefined || isHydrated}
        onSubmit={(event) => void trySubmit(event)}
        onInput={({ target }) => edit((target as HTMLInputElement).name)}
      >
        <fieldset key={round} className="form-fields" disabled={isBusy}>
          {props.children}
        </fieldset>
        {props.notice}
        <FormMessage {...message} />
        <div className="form-actions">
          <button
            className="btn"
            disabled={!isHydrated && action === undefined}
            aria-disabled={isBusy}
          >
            {isBusy ? props.busy : props.submit}
          </button>
          {props.actions}
        </div>
      </form>
    </FormContext>
  )
}
