import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import {
  type FewWords,
  type FieldErrors,
  type FieldWords,
  FormContext,
  type Given,
} from './form-context.ts'
import { FormMessage } from './form-message.tsx'
import { findErrors, focusFirst, valuesOf } from './validity.ts'

export type Values = Record<string, string>

/** How a submission ended. `leaving`: the page is about to change, the form stays busy until then. */
export type Outcome =
  | { error: string; fields?: FieldErrors }
  | { fields: FieldErrors }
  | { success: string }
  | 'leaving'

type Props = {
  /** All of them where the browser's own rules are checked first; `FewWords` leaves checking to `onSubmit`. */
  words: FieldWords | FewWords
  submit: string
  /** The button's text while busy. */
  busy: string
  onSubmit: (values: Values) => Promise<Outcome>
  /** Rules that HTML cannot express, asked before `onSubmit`. */
  check?: (values: Values) => FieldErrors
  /** Somebody changed a field. */
  onEdit?: () => void
  /** What to say when `onSubmit` throws. */
  unexpected: string
  /** Where the form goes when there is no script: it can then be sent at once, and the browser itself checks it. */
  action?: string
  /** What was typed and said when it was sent that way. */
  given?: Given | undefined
  /** Above the button. */
  notice?: ReactNode
  /** Beside the button. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A form that checks with the browser's own rules, says what is wrong beside each field, and goes through idle,
 * submitting, success and failure. Editing a field clears what was said. `method="post"` keeps what is typed
 * out of the address bar should anybody submit before React wakes.
 */
export function Form(props: Props) {
  const { words, onSubmit, check, onEdit, unexpected, action, given } = props
  const [errors, setErrors] = useState<FieldErrors>(given?.errors ?? {})
  const [message, setMessage] = useState<{ error?: string | undefined; success?: string }>({
    error: given?.error,
  })
  /** Counts successes: fields are made anew, and so empty, after each. */
  const [round, setRound] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef<Element | null>(null)

  // disabled fields lose the focus: it returns to where it was, or to the first mistake
  useEffect(() => {
    if (isBusy || !form.current) return
    if (Object.keys(errors).length > 0) focusFirst(form.current, errors)
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement) {
      focused.current.focus()
    }
    focused.current = null
  }, [isBusy, errors])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const target = event.currentTarget
    const values = valuesOf(target)
    const found = {
      ...check?.(values),
      ...('required' in words && findErrors(target, words)),
    }
    setErrors(found)
    setMessage({})
    if (Object.keys(found).length > 0) return
    focused.current = document.activeElement
    setBusy(true)
    const outcome = await onSubmit(values).catch((error: unknown): Outcome => {
      console.error(error)
      return { error: unexpected }
    })
    if (outcome === 'leaving') return
    if ('success' in outcome) {
      setRound(round + 1)
      setMessage({ success: outcome.success })
    } else {
      if ('error' in outcome) setMessage({ error: outcome.error })
      setErrors(outcome.fields ?? {})
    }
    setBusy(false)
  }

  function clear(name: string) {
    setMessage({})
    setErrors((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)),
    )
    onEdit?.()
  }

  return (
    <FormContext value={{ words, errors, given }}>
      <form
        ref={form}
        className="form"
        method="post"
        action={action}
        noValidate={action === undefined || isHydrated}
        onSubmit={(event) => void submit(event)}
        onInput={({ target }) => clear((target as HTMLInputElement).name)}
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
