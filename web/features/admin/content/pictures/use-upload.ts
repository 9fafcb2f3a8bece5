import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { answer, ApiError } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { staffCall } from '../../calls/staff-call.ts'
import { useExplain } from '../../dialog/use-explain.ts'

type State = 'idle' | 'preparing' | 'sending' | 'failed'

/**
 * Uploads one picture at a time. What was made of the file is kept until the server has it: who was cut off tries again
 * by a press, without choosing again.
 */
export function useUpload(onDone: (picture: StaffPicture) => void) {
  const words = useI18nContext().LL.staffContent.pictures
  const client = useQueryClient()
  const explain = useExplain()
  const [state, setState] = useState<State>('idle')
  const [error, setError] = useState<string>()
  /** What can be tried again. */
  const [again, setAgain] = useState<(() => Promise<void>) | null>(null)

  const isWatched = useRef(false)
  useEffect(() => {
    isWatched.current = true
    return () => void (isWatched.current = false)
  }, [])

  async function send(body: FormData) {
    setAgain(() => () => send(body))
    setState('sending')
    setError(undefined)
    try {
      const picture = await staffCall((api) =>
        answer(api.admin.pictures.$post({}, { init: { body } })),
      )
      setAgain(null)
      setState('idle')
      void client.invalidateQueries({ queryKey: ['pictures'] })
      // who closed the dialog meanwhile did not choose it: it is in the library
      if (isWatched.current) onDone(picture)
    } catch (reason) {
      setState('failed')
      setError(explain(reason))
    }
  }

  async function start(file: File) {
    setState('preparing')
    setError(undefined)
    setAgain(null)
    // its code comes with the first picture
    const code = await import('./scale-picture.ts').catch((cause: unknown) => {
      setState('failed')
      setError(explain(new ApiError('network/unreachable', cause)))
      setAgain(() => () => start(file))
    })
    if (!code) return
    try {
      await send(await code.scaled(file))
    } catch (reason) {
      setState('failed')
      setError(words[reason instanceof code.Unreadable ? reason.reason : 'unreadable']())
    }
  }

  const isBusy = state === 'preparing' || state === 'sending'
  return {
    state,
    error,
    isBusy,
    start: (file: File) => void (!isBusy && start(file)),
    /** Only where there is something to send again. */
    again: state === 'failed' && again ? () => void again() : undefined,
  }
}
