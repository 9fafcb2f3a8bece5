import { useState } from 'react'
import { ConfirmDialog, type Confirmation } from './confirm-dialog.tsx'
import { useExplain } from './use-explain.ts'

type Mutation = { isBusy: boolean; error: Error | null; reset: () => void }

/**
 * Confirmation before a mutation. Render `confirm` anywhere; `error` is the mutation's error, shown in the dialog while
 * it `isAsking`.
 */
export function useConfirm(mutation: Mutation) {
  const explain = useExplain()
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const error = mutation.error ? explain(mutation.error) : undefined

  function ask(asked: Confirmation) {
    mutation.reset()
    setQuestion(asked)
  }

  const confirm = (
    <ConfirmDialog
      question={question}
      isBusy={mutation.isBusy}
      error={error}
      onClose={() => setQuestion(null)}
    />
  )
  return { ask, isAsking: question !== null, error, confirm }
}
