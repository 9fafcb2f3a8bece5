import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RecoveryCodeState } from '#contract/auth.ts'
import { locales } from '#contract/locales.ts'
import { answer, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { sessionApi } from '../../../session/session-api.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { AccountSection } from './account-section.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { formatDay } from './format-time.ts'
import { NewCodes } from './new-codes.tsx'
import { ProvePassword } from './prove-password.tsx'

/** Number of codes in a set. */
const total = 10

type Props = {
  /** Whether the first second step was just set up, which includes the codes. */
  isSettingUp: boolean
  onRead: () => void
  /** Called after saving, if another step follows. */
  onSaved: (() => void) | null
}

/**
 * Recovery codes, which replace a lost phone: remaining number and a new set. For users with a
 * second step.
 */
export function RecoveryCodes({ isSettingUp, onRead, onSaved }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.recoveryCodes
  const [state, setState] = useState<RecoveryCodeState | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()

  const load = useCallback(async () => {
    try {
      const api = await sessionApi()
      setState(await answer(api.account['recovery-codes'].$get()))
    } catch (reason) {
      setError(LL.problem[codeOf(reason)]())
    }
  }, [LL])
  useEffect(() => void load(), [load])
  const isRead = state !== null || error !== undefined
  useEffect(() => {
    if (isRead) onRead()
  }, [isRead, onRead])

  // a double click must not create two sets, because each set invalidates the previous one
  const isMaking = useRef(false)
  async function make() {
    if (isMaking.current) return
    isMaking.current = true
    setError(undefined)
    try {
      const api = await sessionApi()
      const made = await answer(api.account['recovery-codes'].$post({ json: {} }))
      setCodes(made.codes)
      setAsking(false)
    } catch (reason) {
      const code = codeOf(reason)
      // the last second step is too old, so the form asks for it here
      if (code === 'auth/second-factor-too-old') setAsking(true)
      else setError(LL.problem[code]())
    } finally {
      isMaking.current = false
    }
  }

  const isMissing = state !== null && state.created_at === null
  const makeFirst = useEffectEvent(() => void make())
  useEffect(() => {
    if (isSettingUp && isMissing) makeFirst()
  }, [isSettingUp, isMissing])

  async function close() {
    setCodes(null)
    await load()
    onSaved?.()
  }

  return (
    <AccountSection title={words.title()} text={words.text()}>
      <FormMessage {...(error !== undefined && { error })} />
      {codes && <NewCodes codes={codes} isFirst={isMissing} onDone={close} />}
      {!codes && state && (
        <p>
          {state.created_at === null
            ? words.none()
            : words.remaining({
                count: state.remaining,
                total,
                day: formatDay(state.created_at, locales[locale].tag),
              })}
        </p>
      )}
      {!codes && isAsking && <ProvePassword onProven={make} />}
      {!codes && !isAsking && isMissing && (
        <button type="button" className="btn btn-quiet" onClick={() => void make()}>
          {words.make()}
        </button>
      )}
      {!codes && !isAsking && state && !isMissing && (
        <>
          <p>
            <small>{words.renewHint()}</small>
          </p>
          <ConfirmButton label={words.renew()} what="" onConfirm={make} />
        </>
      )}
    </AccountSection>
  )
}
