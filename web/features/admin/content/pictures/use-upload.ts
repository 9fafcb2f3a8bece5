import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { StaffPicture } from '#contract/staff/pictures.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { staffCall } from '../../calls/staff-call.ts'
import { useExplain } from '../../dialog/use-explain.ts'
import { scaled, Unreadable } from './scale-picture.ts'

type State = 'idle' | 'preparing' | 'sending' | 'failed'

/**
 * Uploads one picture at a time. What was made of the file is kept until the server has it: who was cut off tries again
 * without choosing anew, by a press or once the network is back.
 */
export function useUpload(onDone: (picture: StaffPicture) => void) {
  const words = useI18nContext().LL.staffContent.pictures
  const client = useQueryClient()
  const explain = useExplain()
  const [state, setState] = useState<State>('idle')
  const [error, setError] = useState<string>()
  const made = useRef<FormData>(null)

  async function send() {
    const body = made.current
    if (!body) return
    setState('sending')
    setError(undefined)
    try {
      const picture = await staffCall((api) =>
        answer(api.admin.pictures.$post({}, { init: { body } })),
      )
      made.current = null
      setState('idle')
      void client.invalidateQueries({ queryKey: ['pictures'] })
      onDone(picture)
    } catch (reason) {
      setState('failed')
      setError(explain(reason))
    }
  }

  async function start(file: File) {
    setState('preparing')
    setError(undefined)
    made.current = null
    try {
      made.current = await scaled(file)
    } catch (reason) {
      setState('failed')
      setError(words[reason instanceof Unreadable ? reason.reason : 'unreadable']())
      return
    }
    await send()
  }

  const isBusy = state === 'preparing' || state === 'sending'
  return {
    state,
    error,
    isBusy,
    start: (file: File) => void (!isBusy && start(file)),
    /** Only where there is something to send again. */
    again: state === 'failed' && made.current ? () => void send() : undefined,
  }
}
