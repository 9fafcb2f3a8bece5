import type { AuthError, User } from '@supabase/auth-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EmailChangeState } from '#contract/auth.ts'
import { localize } from '#contract/locales.ts'
import { isPageOn, pages } from '#contract/pages.ts'
import { answer } from '../../../api/client.ts'
import { useFlags } from '../../../app/flag-context.tsx'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { withReturnPath } from '../../../session/callback/return-path.ts'
import { explain } from '../../../session/failure.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { useAuthSettings } from '../../../session/settings.ts'
import { useSession } from '../../../session/use-session.ts'
import { focusFirstField } from '../../../ui/form/focus-first-field.ts'
import type { InitialForm } from '../../../ui/form/form-context.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useLatestRequest } from '../../../ui/use-latest-request.ts'
import { isTooEarly, SendAgain, type SentAgain } from '../mailed/send-again.tsx'
import { AccountSection } from './account-section.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { ProvePassword } from './prove-password.tsx'

/** `proof`: the new address, while re-authentication is required. */
type Step = { at: 'rest' } | { at: 'form'; given?: InitialForm } | { at: 'proof'; next: string }
const rest: Step = { at: 'rest' }

/**
 * The account's email address, the pending new address, and the form for a change, which both
 * mailboxes must confirm.
 */
export function EmailAddress() {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.emailAddress
  const session = useSession()
  const here = session.status === 'signed-in' ? session.user : null
  const isClient = session.status === 'signed-in' && session.isClient
  const hasClientPage = isPageOn('clientLogin', useFlags())
  const hasMail = useAuthSettings()?.hasMail !== false
  const [read, setRead] = useState<User | null>(null)
  /** The mailboxes that have not confirmed yet; `null` until loaded. */
  const [waitsFor, setWaitsFor] = useState<EmailChangeState['waits_for'] | null>(null)
  const [step, setStep] = useState<Step>(rest)
  const [calledOff, setCalledOff] = useState<{ error?: string; success?: string }>({})
  /** Number of sent changes. Each one moves the focus to the instructions for the emails. */
  const [sent, setSent] = useState(0)
  const waiting = useRef<HTMLParagraphElement>(null)
  const frame = useRef<HTMLDivElement>(null)

  // loads the user again, because links may have been opened elsewhere since the session began
  const newest = useLatestRequest()
  const load = useCallback(async () => {
    const isNewest = newest()
    const { data } = await (await authClient()).getUser()
    const change = data.user?.new_email
      ? await answer((await sessionApi()).account['email-change'].$get())
      : null
    if (!data.user || !isNewest()) return
    setRead(data.user)
    setWaitsFor(change?.waits_for ?? null)
  }, [newest])
  useEffect(() => {
    if (here) load().catch(console.error)
  }, [load, here])
  useEffect(() => {
    if (sent > 0) waiting.current?.focus()
  }, [sent])
  useEffect(() => {
    if (step.at === 'form') focusFirstField(frame.current)
  }, [step])

  const user = read?.id === here?.id ? (read ?? here) : here
  if (!user) return null
  const { email = '', new_email: next } = user
  const isProvable =
    user.identities?.some(({ provider }) => provider === 'email') ||
    user.factors?.some(({ status }) => status === 'verified')

  async function request(next: string): Promise<AuthError | null> {
    setCalledOff({})
    const client = await authClient()
    const door = isClient && hasClientPage ? pages.clientLogin : pages.adminLogin
    const account = localize(pages.account.path, locale)
    const { data, error } = await client.updateUser(
      { email: next },
      { emailRedirectTo: location.origin + withReturnPath(localize(door.path, locale), account) },
    )
    if (!error) {
      newest() // discards results of earlier requests
      setRead(data.user)
      setWaitsFor(['new', 'current'])
    }
    return error
  }

  async function change(next: string): Promise<Outcome | 'proof'> {
    const error = await request(next)
    if (!error) return 'leaving'
    switch (error.code) {
      case 'reauthentication_needed':
        return 'proof'
      case 'insufficient_aal':
        // a factor was added elsewhere: the refreshed session includes it, and the guard requires
        // the second step
        await (await authClient()).refreshSession()
        return { error: LL.portal.account.password.secondFactor() }
      case 'email_exists':
        return { fields: { email: words.taken() } }
      case 'validation_failed':
        return { fields: { email: LL.portal.form.email() } }
      default:
        return { error: explain(error, LL.portal.failure) }
    }
  }

  function finish() {
    setStep(rest)
    setSent((sent) => sent + 1)
  }

  async function submit({ email: next = '' }: Values): Promise<Outcome> {
    const outcome = await change(next.trim())
    if (outcome === 'proof') setStep({ at: 'proof', next: next.trim() })
    else if (outcome === 'leaving') finish()
    return outcome === 'proof' ? 'leaving' : outcome
  }

  async function goOn(next: string): Promise<void> {
    const outcome = await change(next)
    if (outcome === 'leaving') return finish()
    const refused = outcome === 'proof' || 'success' in outcome ? {} : outcome
    setStep({ at: 'form', given: { values: { email: next }, ...asGiven(refused) } })
  }

  async function sendAgain(next: string): Promise<SentAgain> {
    const error = await request(next)
    if (!error) return 'sent'
    if (error.code === 'reauthentication_needed') {
      setStep({ at: 'proof', next })
      return null
    }
    return { error: explain(error, LL.portal.failure), isEarly: isTooEarly(error) }
  }

  /**
   * Cancels a pending change by requesting the current address. Reads that address first: if the
   * change was confirmed elsewhere, the address on this page would start another change.
   */
  async function callOff(): Promise<void> {
    const now = await (await authClient()).getUser()
    const present = now.data.user?.email ?? email
    const error = now.error ?? (now.data.user.new_email ? await request(present) : null)
    if (error?.code === 'reauthentication_needed') return setStep({ at: 'proof', next: present })
    if (now.data.user && !now.data.user.new_email) setRead(now.data.user)
    setCalledOff(
      error
        ? { error: explain(error, LL.portal.failure) }
        : { success: words.calledOff({ email: present }) },
    )
  }

  function pendingText(waitsFor: EmailChangeState['waits_for']) {
    const [first, second] = waitsFor
    if (!next) return null
    if (!first) return words.expired({ next })
    if (second) return words.waiting({ next, email })
    return words.waitingForOne({ next, mailbox: first === 'new' ? next : email })
  }

  const cancel = (
    <button type="button" className="link" onClick={() => setStep(rest)}>
      {LL.portal.account.cancel()}
    </button>
  )
  return (
    <AccountSection title={words.title()} text={words.text()}>
      <p>
        <strong className="account-address">{email}</strong>
        {user.email_confirmed_at && <span className="badge">{words.confirmed()}</span>}
      </p>
      {next && waitsFor && (
        <p ref={waiting} tabIndex={-1} className="account-waiting">
          {pendingText(waitsFor)}
        </p>
      )}
      {next && step.at === 'rest' && hasMail && (
        <SendAgain
          // the key resets the pause for each new address
          key={next}
          send={() => sendAgain(next)}
          sent={words.sentAgain()}
          isFresh={sent > 0}
        />
      )}
      {next && step.at === 'rest' && (
        <ConfirmButton label={words.callOff()} what={next} onConfirm={callOff} />
      )}
      <FormMessage {...calledOff} />
      {step.at === 'rest' && !hasMail && <FormMessage error={words.noMail()} />}
      {step.at === 'rest' && hasMail && !isProvable && <p>{words.unproven()}</p>}
      {step.at === 'rest' && hasMail && isProvable && (
        <button type="button" className="btn btn-quiet" onClick={() => setStep({ at: 'form' })}>
          {words.change()}
        </button>
      )}
      {step.at === 'proof' && (
        <div className="enrol">
          <ProvePassword onProven={() => goOn(step.next)} />
          <p>{cancel}</p>
        </div>
      )}
      {step.at === 'form' && (
        <div ref={frame} className="enrol">
          <Form
            words={LL.portal.form}
            submit={words.submit()}
            busy={words.busy()}
            unexpected={LL.portal.failure.unexpected()}
            check={({ email: next = '' }) => sameAs(email, next, words.same())}
            onSubmit={submit}
            initial={step.given}
            actions={cancel}
          >
            <TextField
              name="email"
              type="email"
              label={words.next()}
              hint={words.hint()}
              autoComplete="email"
            />
          </Form>
        </div>
      )}
    </AccountSection>
  )
}

const sameAs = (email: string, next: string, message: string): Record<string, string> =>
  next.trim().toLowerCase() === email ? { email: message } : {}

/** Errors for a form that is shown again. */
const asGiven = (refused: { error?: string; fields?: Record<string, string> }) => ({
  errors: refused.fields ?? {},
  error: refused.error,
})
