import type { Factor, User } from '@supabase/auth-js'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCompany } from '../../app/site-context.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AppStep } from './app-step.tsx'
import { type AuthClient, authClient } from '../auth-client.ts'
import { PhoneStep } from './phone-step.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

type Props = {
  user: User
  /** URL for requesting a link, which also works when all code attempts are used up. */
  forgotTo: string
  clientOf?: AuthClient
}
/** A second-step method. */
type Method = { id: string; label: string; step: ReactNode }

/** The second step of signing in, with a choice of the user's methods. */
export function SecondFactor({ user, forgotTo, clientOf = authClient }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.factor
  const { phone, email } = useCompany()
  const factors = useFactors(user, clientOf)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  async function forget() {
    await signOut(clientOf)
    await navigate(forgotTo)
  }
  if (!factors) return <Skeleton label={LL.loading()} />

  const apps = factors.filter(({ factor_type: type }) => type === 'totp')
  const phones = factors.filter(({ factor_type: type }) => type === 'phone')
  const methods: Method[] = [
    ...(apps.length > 0
      ? [
          {
            id: 'app',
            label: words.byApp(),
            step: <AppStep ids={apps.map(({ id }) => id)} clientOf={clientOf} />,
          },
        ]
      : []),
    ...phones.map((factor) => ({
      id: factor.id,
      label: words.byPhone({ phone: endOf(factor) }),
      step: <PhoneStep key={factor.id} id={factor.id} phone={endOf(factor)} clientOf={clientOf} />,
    })),
    {
      id: 'recovery-code',
      label: LL.portal.recoveryCodes.form.open(),
      step: <RecoveryCodeForm clientOf={clientOf} />,
    },
  ]
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]
  const others = methods.filter((other) => other !== method)
  return (
    <>
      <h2>{words.title()}</h2>
      {method?.step}
      <p className="entrance-other">
        {others.map(({ id, label }) => (
          <button key={id} type="button" className="link" onClick={() => setChosen(id)}>
            {label}
          </button>
        ))}
        <button type="button" className="link" onClick={() => void forget()}>
          {LL.portal.signIn.forgot()}
        </button>
        <button type="button" className="link" onClick={() => void signOut(clientOf)}>
          {words.other()}
        </button>
      </p>
      {/* for all methods, because someone else who knew the password may have set it up */}
      <p className="fine">{words.help({ phone, email })}</p>
    </>
  )
}

/** The user's verified factors. Loads them if the session is older than they are. */
function useFactors(user: User, clientOf: AuthClient): Factor[] | null {
  const known = user.factors?.filter(({ status }) => status === 'verified') ?? []
  const isKnown = known.length > 0
  const [fetched, setFetched] = useState<Factor[] | null>(null)
  useEffect(() => {
    if (isKnown) return
    const fetchFactors = async () => {
      const { data } = await (await clientOf()).mfa.listFactors()
      setFetched(data ? [...data.totp, ...data.phone] : [])
    }
    fetchFactors().catch(console.error)
  }, [isKnown, clientOf])
  return isKnown ? known : fetched
}

/** Last digits of a phone number, so that users recognize it. */
export const endOf = (factor: Factor): string => {
  const { phone } = factor as Factor & { phone?: string }
  return phone ? `… ${phone.slice(-2)}` : (factor.friendly_name ?? '')
}

const signOut = async (clientOf: AuthClient) => (await clientOf()).signOut({ scope: 'local' })
