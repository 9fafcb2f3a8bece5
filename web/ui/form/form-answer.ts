import { createContext } from 'react'
import type { FormAnswer } from '#contract/form-answer.ts'

/** Result of a form that was submitted without scripts; `null` on every other page. */
export const FormAnswerContext = createContext<FormAnswer | null>(null)
