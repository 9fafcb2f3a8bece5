import { useState } from 'react'
import { type Locale, localeCodes } from '#contract/locales.ts'
import {
  maxReasonLength,
  type RecallAction,
  recallActions,
  type RecallKind,
} from '#contract/trade/recalls/recall-choices.ts'
import type { RecallableLot, RecallDetail } from '#contract/trade/recalls/recalls.ts'
import { answer, ApiError } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../../ui/form/form.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-fields.tsx'
import { staffCall } from '../calls/staff-call.ts'
import { ChoiceField } from '../catalogue/choice-field.tsx'
import { useExplain } from '../dialog/use-explain.ts'
import { useLanguageName } from '../list/use-language-name.ts'
import { LotPicker } from './lot-picker.tsx'
import { RecallReach } from './recall-reach.tsx'

type Props = { kind: RecallKind; onDone: (recall: RecallDetail) => void }

const locales: readonly Locale[] = ['en', ...localeCodes.filter((code) => code !== 'en')]
const isBlank = (text: string | undefined) => !text?.trim()

/** Lots, reason and instructions of a recall, with the companies that it reaches. */
export function RecallForm({ kind, onDone }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staff.recalls
  const explain = useExplain()
  const nameOf = useLanguageName()
  /** Idempotency: a retry or a second click creates the same recall. */
  const [id] = useState(() => crypto.randomUUID())
  const [lots, setLots] = useState<RecallableLot[]>([])
  const [written, setWritten] = useState<Record<string, string>>({})
  const [first] = lots
  const missing = locales.filter((code) => code !== 'en' && isBlank(written[`reason-${code}`]))

  async function send(values: Values): Promise<Outcome> {
    if (!first) return { error: words.noneChosen() }
    const { code } = first
    const typed = values['confirmation'] ?? ''
    if (kind === 'real' && typed.trim().toUpperCase() !== code) {
      return { fields: { confirmation: words.wrongCode({ code }) } }
    }
    const others = locales.filter((one) => one !== 'en' && !isBlank(values[`reason-${one}`]))
    const json = {
      id,
      kind,
      action: (values['action'] ?? 'hold') as RecallAction,
      reason: {
        en: values['reason-en'] ?? '',
        ...Object.fromEntries(others.map((one) => [one, values[`reason-${one}`]])),
      },
      lots: lots.map((lot) => lot.id),
      confirmation: typed,
    }
    try {
      onDone((await staffCall((api) => answer(api.admin.recalls.$post({ json })))) as RecallDetail)
    } catch (reason) {
      const errors = reason instanceof ApiError ? reason.errors : []
      const taken = errors.find(({ path }) => path.startsWith('lots.'))
      return { error: taken ? words.taken({ code: taken.message }) : explain(reason) }
    }
    return 'leaving'
  }

  return (
    <>
      {kind === 'drill' && <p className="staff-recall-due">{words.drillNote()}</p>}
      <LotPicker chosen={lots} onChoose={setLots} />
      {lots.length > 0 && <RecallReach lots={lots.map((lot) => lot.id)} kind={kind} />}
      <div onInput={({ target }) => setWritten(withField(written, target))}>
        <Form
          words={LL.portal.form}
          submit={kind === 'drill' ? words.drill.send() : words.send()}
          busy={words.sending()}
          unexpected={LL.problem['server/unexpected']()}
          onSubmit={send}
          notice={
            missing.length > 0 && kind === 'real' ? (
              <p className="staff-soft">
                {words.missing({ languages: missing.map(nameOf).join(', ') })}
              </p>
            ) : null
          }
        >
          <ChoiceField
            name="action"
            label={words.action()}
            value="hold"
            choices={recallActions}
            nameOf={(action) => words.actions[action]()}
          />
          {locales.map((code) => (
            <TextAreaField
              key={code}
              name={`reason-${code}`}
              label={words.reason({ language: nameOf(code) })}
              maxLength={maxReasonLength}
              rows={code === 'en' ? 4 : 2}
              isOptional={code !== 'en'}
              {...(code === 'en' && { hint: words.reasonHint() })}
            />
          ))}
          {kind === 'real' && first && (
            <TextField
              name="confirmation"
              label={words.confirm({ code: first.code })}
              maxLength={40}
            />
          )}
        </Form>
      </div>
    </>
  )
}

const withField = (fields: Record<string, string>, target: EventTarget) =>
  target instanceof HTMLTextAreaElement ? { ...fields, [target.name]: target.value } : fields
