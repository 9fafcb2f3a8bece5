import { createContext } from 'react'
import type { FormAnswer } from '#contract/form-answer.ts'

/** What came of a form that was sent as plain HTML; `null` on every other page. */
export const FormAnswerContext = createContext<FormAnswer | null>(null)
