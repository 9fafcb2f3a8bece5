import {
  type FormEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { deleteDraft, restoreDraft } from './draft.ts'
import {
  type BasicFieldWords,
  type FieldErrors,
  type FieldWords,
  FormContext,
  type InitialForm,
} from './form-context.ts'
import { FormMessage } from './form-message.tsx'
import { useFormFocus } from './use-form-focus.ts'
import { findErrors, valuesOf } from './validity.ts'

export type Values = Record<string, string>

/** How a submission ended. `leaving`: the browser is navigating away, and the form stays busy. */
export type Outcome =
  | { error: string; fields?: FieldErrors }
  | { fields: FieldErrors }
  | { success: string }
  | 'leaving'

type Props = {
  /** `BasicFieldWords` turns the browser's own validation off: only `check` validates. */
  words: FieldWords | BasicFieldWords
  submit: string
  busy: string
  onSubmit: (values: Values) => Promise<Outcome>
  /** Validation beyond HTML's attributes, run before `onSubmit`; fields stay editable meanwhile. */
  check?: (values: Values) => FieldErrors | Promise<FieldErrors>
  /** Called with the name of an edited field. */
  onEdit?: (name: string) => void
  /** Message when `onSubmit` throws. */
  unexpected: string
  /** URL for submission without scripts; the browser validates the form then. */
  action?: string
  /** Values and errors after a submission without scripts. */
  initial?: InitialForm | undefined
  /** Key of the form's draft (draft.ts). */
  draft?: string
  /** Rendered above the button. */
  notice?: ReactNode
  /** Rendered beside the button. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A form with HTML validation, an error beside each field, and a busy state. Editing a field clears its error.
 * `method="post"` keeps values out of the URL if the form is submitted before hydration.
 */
export function Form(props: Props) {
  const { words, onSubmit, check, onEdit, unexpected, action, initial, draft } = props
  const [errors, setErrors] = useState<FieldErrors>(initial?.errors ?? {})
  const [message, setMessage] = useState<{ error?: string | undefined; success?: string }>({
    error: initial?.error,
  })
  /** Counts successes; as the fieldset's `key` it empties the fields. */
  const [round, setRound] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  /** Set during a submission, so that repeated clicks submit once. */
  const isTaken = useRef(false)
  /** Names of fields edited during the submission. */
  const edited = useRef(new Set<string>())
  const focus = useFormFocus(form, isBusy)

  const start = useEffectEvent(() => {
    // text typed before hydration counts as an edit
    if (form.current && restoreDraft(form.current)) onEdit?.('')
  })
  useLayoutEffect(() => start(), [])

  /** Shows errors, except of fields edited since; the focus moves only if none were edited. */
  function refuse(found: FieldErrors) {
    const left = Object.entries(found).filter(([name]) => !edited.current.has(name))
    setErrors(Object.fromEntries(left))
    if (edited.current.size === 0) focus.showMistakes()
  }

  /** Shows an error; an error while offline is hidden when the network returns. */
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
      if (draft !== undefined) deleteDraft(draft)
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
    <FormContext value={{ words, errors, initial }}>
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
