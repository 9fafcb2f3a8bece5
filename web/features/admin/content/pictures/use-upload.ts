import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { answer, ApiError } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { staffCall } from '../../calls/staff-call.ts'
import { useExplain } from '../../dialog/use-explain.ts'

type State = 'idle' | 'preparing' | 'sending' | 'failed'

/**
 * Uploads one picture at a time. The drawn files are kept until the server has them, so that a
 * failed upload can be retried without choosing the file again.
 */
export function useUpload(onDone: (picture: StaffPicture) => void) {
  const words = useI18nContext().LL.staffContent.pictures
  const client = useQueryClient()
  const explain = useExplain()
  const [state, setState] = useState<State>('idle')
  const [error, setError] = useState<string>()
  /** Retries the failed upload. */
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
      // a picture uploaded after the dialog was closed is not chosen, but is in the library
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
    // this code loads with the first picture
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
    /** Only if there is a failed upload. */
    again: state === 'failed' && again ? () => void again() : undefined,
  }
}
