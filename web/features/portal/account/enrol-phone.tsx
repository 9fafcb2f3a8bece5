import { useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { explain } from '../../../session/failure.ts'
import { PhoneStep } from '../../../session/second-step/phone-step.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { dropUnfinished } from './enrol-factor.tsx'
import { ProvePassword } from './prove-password.tsx'

type Props = { onStart: () => void; onDone: () => Promise<void> }

/** Adds a phone for text messages: enter its number, then the code sent to it. */
export function EnrolPhone({ onStart, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.account.enrol
  const [step, setStep] = useState<'closed' | 'number' | 'proof' | { id: string; phone: string }>(
    'closed',
  )
  const [given, setGiven] = useState('')
  /** Counts opening and closing, so that responses for a closed dialog are ignored. */
  const turn = useRef(0)

  async function enrol({ phone = '' }: Values): Promise<Outcome> {
    const mine = turn.current
    setGiven(phone)
    const { mfa } = await authClient()
    await dropUnfinished()
    const number = phone.replace(/[\s().-]/g, '').replace(/^00/, '+')
    const { data, error } = await mfa.enroll({
      factorType: 'phone',
      phone: number,
      friendlyName: `${LL.portal.account.factors.phone()} … ${number.slice(-2)}`,
    })
    if (error?.code === 'validation_failed') return { fields: { phone: words.phoneHint() } }
    if (error?.code === 'reauthentication_needed') {
      if (mine === turn.current) setStep('proof')
      return 'leaving'
    }
    if (error) return { error: explain(error, LL.portal.failure) }
    if (mine === turn.current) setStep({ id: data.id, phone: number })
    return 'leaving'
  }

  function go(to: 'closed' | 'number') {
    turn.current++
    if (to === 'number') onStart()
    setStep(to)
  }

  if (step === 'closed') {
    return (
      <button type="button" className="btn btn-quiet" onClick={() => go('number')}>
        {words.openPhone()}
      </button>
    )
  }
  const cancel = (
    <button type="button" className="link" onClick={() => go('closed')}>
      {LL.portal.account.cancel()}
    </button>
  )
  if (step === 'proof') {
    return (
      <div className="enrol">
        <ProvePassword onProven={async () => setStep('number')} />
        <p>{cancel}</p>
      </div>
    )
  }
  if (step === 'number') {
    return (
      <div className="enrol">
        <h3>{words.phoneTitle()}</h3>
        <Form
          words={LL.portal.form}
          unexpected={LL.portal.failure.unexpected()}
          submit={words.next()}
          busy={words.busy()}
          onSubmit={enrol}
          actions={cancel}
        >
          <TextField
            name="phone"
            type="tel"
            label={words.phoneNumber()}
            hint={words.phoneHint()}
            autoComplete="tel"
            defaultValue={given}
          />
        </Form>
      </div>
    )
  }
  return (
    <div className="enrol">
      <h3>{words.phoneTitle()}</h3>
      <PhoneStep
        id={step.id}
        phone={step.phone}
        clientOf={authClient}
        onVerified={() => {
          go('closed')
          void onDone()
        }}
      />
      <p>{cancel}</p>
    </div>
  )
}
