import type { AuthMFAEnrollTOTPResponse } from '@supabase/auth-js'
import { useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { CodeField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { explain } from '../../../session/failure.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { ProvePassword } from './prove-password.tsx'

type Enrolment = NonNullable<AuthMFAEnrollTOTPResponse['data']>
type Props = { onStart: () => void; onDone: () => Promise<void> }

/** Adds an authenticator app: enter a name, scan or type its secret, and confirm with a code. */
export function EnrolFactor({ onStart, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.account.enrol
  const [step, setStep] = useState<'closed' | 'name' | 'proof' | Enrolment>('closed')
  const [name, setName] = useState<string>(words.nameDefault())

  /** Counts opening and closing, so that responses for a closed dialog are ignored. */
  const turn = useRef(0)

  async function enrol({ name = '' }: Values): Promise<Outcome> {
    const mine = turn.current
    setName(name)
    const { mfa } = await authClient()
    await dropUnfinished()
    const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: name })
    if (error?.code === 'mfa_factor_name_conflict') {
      return { fields: { name: LL.portal.failure.nameTaken() } }
    }
    if (error?.code === 'reauthentication_needed') {
      if (mine === turn.current) setStep('proof')
      return 'leaving'
    }
    if (error) return { error: explain(error, LL.portal.failure) }
    if (mine === turn.current) setStep(data)
    return 'leaving'
  }

  async function confirm(factorId: string, code: string): Promise<Outcome> {
    const { error } = await (await authClient()).mfa.challengeAndVerify({ factorId, code })
    if (error) return { error: explain(error, LL.portal.failure) }
    setStep('closed')
    await onDone()
    return 'leaving'
  }

  function open() {
    onStart()
    turn.current++
    setStep('name')
  }

  function close() {
    turn.current++
    setStep('closed')
  }

  if (step === 'closed') {
    return (
      <button type="button" className="btn btn-quiet" onClick={open}>
        {words.open()}
      </button>
    )
  }
  const form = { words: LL.portal.form, unexpected: LL.portal.failure.unexpected() }
  const cancel = (
    <button type="button" className="link" onClick={close}>
      {LL.portal.account.cancel()}
    </button>
  )
  if (step === 'proof') {
    return (
      <div className="enrol">
        <ProvePassword onProven={async () => setStep('name')} />
        <p>{cancel}</p>
      </div>
    )
  }
  if (step === 'name') {
    return (
      <div className="enrol">
        <h3>{words.nameTitle()}</h3>
        <Form {...form} submit={words.next()} busy={words.busy()} onSubmit={enrol} actions={cancel}>
          <TextField
            name="name"
            label={words.deviceName()}
            hint={words.nameHint()}
            defaultValue={name}
          />
        </Form>
      </div>
    )
  }
  const { id, totp } = step
  return (
    <div className="enrol">
      <h3>{words.scanTitle()}</h3>
      <p>{words.scan()}</p>
      <img
        className="enrol-code"
        src={imageOf(totp.qr_code)}
        width="220"
        height="220"
        alt={words.qrAlt()}
      />
      <p>
        <a className="btn btn-quiet btn-small" href={totp.uri}>
          {words.openApp()}
        </a>
      </p>
      <p>
        {words.secret()}
        <br />
        <code className="enrol-secret">{inGroups(totp.secret)}</code>
      </p>
      <CopyKey secret={totp.secret} />
      <Form
        {...form}
        submit={words.confirm()}
        busy={words.busy()}
        onSubmit={({ code = '' }) => confirm(id, code)}
        actions={cancel}
      >
        <CodeField name="code" label={words.code()} />
      </Form>
    </div>
  )
}

/** Copies the secret for an app on the same device, which cannot scan its own screen. */
function CopyKey({ secret }: { secret: string }) {
  const words = useI18nContext().LL.portal.account.enrol
  const [said, setSaid] = useState('')

  async function copy() {
    setSaid((await copyText(secret)) ? words.keyCopied() : words.keyNotCopied())
  }

  return (
    <>
      <button type="button" className="btn btn-quiet btn-small" onClick={() => void copy()}>
        {words.copyKey()}
      </button>
      <p role="status">{said}</p>
    </>
  )
}

/** Removes unfinished factors, because their names would conflict with a new factor. */
export async function dropUnfinished(): Promise<void> {
  const { mfa } = await authClient()
  const { data } = await mfa.listFactors()
  const unfinished = data?.all.filter((factor) => factor.status === 'unverified') ?? []
  await Promise.all(unfinished.map(({ id }) => mfa.unenroll({ factorId: id })))
}

/** Escapes the SVG of the data URL, because the library does not escape `#` and `%`. */
function imageOf(qrCode: string): string {
  const [prefix = '', ...svg] = qrCode.split(',')
  return `${prefix},${encodeURIComponent(svg.join(','))}`
}

/** Groups the secret for easier typing: `ABCD EFGH …`. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
