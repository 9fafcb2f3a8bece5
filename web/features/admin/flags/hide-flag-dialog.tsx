import { useId, useState } from 'react'
import type { StaffFlag } from '#contract/staff/flag-admin-calls.ts'
import { type FlagImpact, flagImpactOf, displayPathOf } from '#contract/staff/flag-impact.ts'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { DialogCancel } from '../dialog/dialog-cancel.tsx'
import { useLanguageName } from '../list/use-language-name.ts'
import { Notice } from '../screen/notice.tsx'
import { FlagDialog, type FlagDialogProps } from './flag-dialog.tsx'
import { isKnownFlag } from './flag-words.ts'
import { useFlagOutcomeText } from './use-flag-outcome-text.ts'

/** Values of all flags, for contract functions. */
function valuesOf(flags: readonly StaffFlag[]): FlagValues {
  const known = new Map(flags.map(({ name, enabled }) => [name, enabled]))
  return Object.fromEntries(
    flagNames.map((name) => [name, known.get(name) ?? flagCatalogue[name].enabled]),
  ) as FlagValues
}

const impact = ({ name }: StaffFlag, flags: readonly StaffFlag[]): FlagImpact | null =>
  isKnownFlag(name) ? flagImpactOf(name, valuesOf(flags)) : null

/** Whether switching the flag off removes pages or a language, so that a confirmation is needed. */
export function needsConfirmation(flag: StaffFlag, flags: readonly StaffFlag[]): boolean {
  const lost = impact(flag, flags)
  return lost !== null && lost.pages.length + lost.languages.length > 0
}

type Props = FlagDialogProps & {
  flags: readonly StaffFlag[]
  onConfirm: (flag: StaffFlag, note: string) => void
}

/** Confirmation before a section is hidden, with a list of what visitors lose. */
export const HideFlagDialog = (props: Props) => (
  <FlagDialog {...props} title={useI18nContext().LL.staffPortal.impact.title}>
    {(flag) => <Question {...props} flag={flag} />}
  </FlagDialog>
)

function Question({ flag, flags, isBusy, failure, onConfirm }: Props & { flag: StaffFlag }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.impact
  const [note, setNote] = useState('')
  const hintId = useId()
  const textOf = useFlagOutcomeText()
  const lost = impact(flag, flags)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm(flag, note)
      }}
    >
      <p>{words.text()}</p>
      {lost && <Losses lost={lost} />}
      {flag.name === 'french_language' && (
        <p className="staff-notice staff-notice-warning">{words.quebec()}</p>
      )}
      {flag.name === 'client_portal' && (
        <p className="staff-notice staff-notice-warning">{words.recalls()}</p>
      )}
      <label className="staff-field">
        <span>{words.note()}</span>
        <input
          className="staff-input"
          value={note}
          maxLength={500}
          aria-describedby={hintId}
          onChange={({ target }) => setNote(target.value)}
        />
        <small id={hintId} className="staff-soft">
          {words.noteHint()}
        </small>
      </label>
      <Notice error={failure ? textOf(failure) : undefined} />
      <div className="staff-dialog-actions">
        <button className="staff-button staff-button-danger" aria-disabled={isBusy}>
          {words.confirm()}
        </button>
        <DialogCancel />
      </div>
    </form>
  )
}

function Losses({ lost }: { lost: FlagImpact }) {
  const languageName = useLanguageName()
  const { LL } = useI18nContext()
  const words = LL.staffPortal.impact
  return (
    <dl className="staff-losses">
      {lost.languages.length > 0 && (
        <div>
          <dt>{words.languages()}</dt>
          <dd>{lost.languages.map(languageName).join(', ')}</dd>
        </div>
      )}
      {lost.pages.length > 0 && (
        <div>
          <dt>
            {words.pages()} <small>({words.inLanguages({ count: lost.inLanguages })})</small>
          </dt>
          <dd>
            {lost.pages.map((id) => (
              <code key={id}>{displayPathOf(id)}</code>
            ))}
          </dd>
        </div>
      )}
      {lost.menu.length > 0 && (
        <div>
          <dt>{words.menu()}</dt>
          <dd>{lost.menu.map((entry) => menuWord(entry, LL.nav)).join(', ')}</dd>
        </div>
      )}
      {lost.sitemapLines > 0 && (
        <div>
          <dt>{words.sitemap()}</dt>
          <dd>{lost.sitemapLines}</dd>
        </div>
      )}
    </dl>
  )
}

/** Label of an entry in the site's menu. */
function menuWord(entry: string, nav: Record<string, () => string>): string {
  const word = nav[entry === 'clientLogin' ? 'clientPortal' : entry]
  return word ? word() : entry
}
