import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import type { Values } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { ConfirmAddress } from '../mailed/confirm-address.tsx'
import { RequestForm } from './request-form.tsx'

type Props = {
  /** A session that begins here must not lead away yet. */
  onStay: () => void
  onLeave: () => void
}

/** The request for access, then, for whoever wants an account, the code that was mailed. */
export function RequestAccess({ onStay, onLeave }: Props) {
  const { LL } = useI18nContext()
  const [sent, setSent] = useState<Values>()
  const [isOther, setOther] = useState(false)
  if (!sent || isOther) {
    return (
      <RequestForm
        typed={sent}
        onAccount={(request) => {
          setSent(request)
          setOther(false)
        }}
      />
    )
  }
  return (
    <>
      <FormMessage success={LL.portal.request.sent()} />
      <ConfirmAddress
        email={sent['email'] ?? ''}
        onVerifying={onStay}
        onOther={() => setOther(true)}
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
