import { type ReactNode, useEffect, useRef } from 'react'
import { useI18nContext } from '../../i18n/words.tsx'
import { CodeField } from '../../ui/form/fields.tsx'
import { focusFirstField } from '../../ui/form/focus-first-field.ts'
import { Form, type Outcome } from '../../ui/form/form.tsx'

type Props = {
  label: string
  onCode: (code: string) => Promise<Outcome>
  actions?: ReactNode
}

/** Field for a second-step code. It takes the focus from the form that it replaces. */
export function CodeForm({ label, onCode, actions }: Props) {
  const { LL } = useI18nContext()
  const words = LL.portal.factor
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirstField(frame.current), [])
  return (
    <div ref={frame}>
      <Form
        words={LL.portal.form}
        submit={words.submit()}
        busy={words.busy()}
        unexpected={LL.portal.failure.unexpected()}
        onSubmit={({ code = '' }) => onCode(code)}
        actions={actions}
      >
        <CodeField name="code" label={label} />
      </Form>
    </div>
  )
}
