import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { Values } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { ConfirmAddress } from '../mailed/confirm-address.tsx'
import { RequestForm } from './request-form.tsx'

/** What the history keeps of this page: who reads the mail elsewhere comes back to the field for its code. */
type RequestState = { sentTo: string | undefined }

type Props = {
  /** A session that begins here must not lead away yet. */
  onStay: () => void
  onLeave: () => void
}

/** The request for access, then, where an account is wanted, the code that was mailed. */
export function RequestAccess({ onStay, onLeave }: Props) {
  const { LL } = useI18nContext()
  const [typed, setTyped] = useState<Values>()
  /** At once, so that the focus goes on with the code; the history follows. */
  const [sentNow, setSentNow] = useState<string>()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const kept = (isHydrated && (state as RequestState | null)?.sentTo) || undefined
  const sentTo = sentNow ?? kept
  function keep(sentTo: string | undefined) {
    setSentNow(sentTo)
    void navigate(pathname + search, { replace: true, state: { sentTo } satisfies RequestState })
  }
  if (sentTo === undefined) {
    return (
      <RequestForm
        typed={typed}
        onAccount={(request) => {
          setTyped(request)
          keep(request['email'] ?? '')
        }}
      />
    )
  }
  return (
    <>
      <FormMessage success={LL.portal.request.sent()} />
      <ConfirmAddress
        email={sentTo}
        onVerifying={onStay}
        onOther={() => keep(undefined)}
        after={<Confirmed onLeave={onLeave} />}
      />
    </>
  )
}

function Confirmed({ onLeave }: { onLeave: () => void }) {
  const words = useI18nContext().LL.portal.confirm
  return (
    <>
      <h2>{words.doneTitle()}</h2>
      <p role="status">{words.done()}</p>
      <button type="button" className="btn" onClick={onLeave}>
        {words.goOn()}
      </button>
    </>
  )
}
