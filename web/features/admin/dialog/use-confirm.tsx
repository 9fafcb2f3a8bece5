import { useState } from 'react'
import { Confirm, type Question } from './confirm.tsx'
import { useExplain } from './use-explain.ts'

type Deed = { isBusy: boolean; error: Error | null; reset: () => void }

/**
 * Asks before a deed. `confirm` is the question and stands anywhere in the page; `error` says why the deed was not done,
 * which the question says itself while it `isAsking`.
 */
export function useConfirm(deed: Deed) {
  const explain = useExplain()
  const [question, setQuestion] = useState<Question | null>(null)
  const error = deed.error ? explain(deed.error) : undefined

  function ask(asked: Question) {
    deed.reset()
    setQuestion(asked)
  }

  const confirm = (
    <Confirm
      question={question}
      isBusy={deed.isBusy}
      error={error}
      onClose={() => setQuestion(null)}
    />
  )
  return { ask, isAsking: question !== null, error, confirm }
}
