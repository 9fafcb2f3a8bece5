import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { Values } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { ConfirmAddress } from '../mailed/confirm-address.tsx'
import { RequestForm } from './request-form.tsx'

/**
 * Page state in the browser history, so that users who come back from their mailbox see the field
 * for the code again.
 */
type RequestState = { sentTo: string | undefined }

type Props = {
  /** Prevents the redirect after a session starts here. */
  onStay: () => void
  onLeave: () => void
}

/** The access request form, then the emailed code if an account is requested. */
export function RequestAccess({ onStay, onLeave }: Props) {
  const { LL } = useI18nContext()
  const [typed, setTyped] = useState<Values>()
  /** Set immediately, so that the focus moves to the code field; the history is updated later. */
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
