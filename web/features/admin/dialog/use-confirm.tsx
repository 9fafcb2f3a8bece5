import { useState } from 'react'
import { Confirm, type Question } from './confirm.tsx'
import { useExplain } from './use-explain.ts'

type Mutation = { isBusy: boolean; error: Error | null; reset: () => void }

/**
 * Asks before a change. `confirm` is the question and stands anywhere in the page; `error` says why the change was not made,
 * which the question says itself while it `isAsking`.
 */
export function useConfirm(mutation: Mutation) {
  const explain = useExplain()
  const [question, setQuestion] = useState<Question | null>(null)
  const error = mutation.error ? explain(mutation.error) : undefined

  function ask(asked: Question) {
    mutation.reset()
    setQuestion(asked)
  }

  const confirm = (
    <Confirm
      question={question}
      isBusy={mutation.isBusy}
      error={error}
      onClose={() => setQuestion(null)}
    />
  )
  return { ask, isAsking: question !== null, error, confirm }
}
