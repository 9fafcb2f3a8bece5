import type { Flag } from '../../../worker/contract/flag-calls.ts'
import { flagCatalogue, flagGroups, type FlagName } from '../../../worker/contract/flags.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useFlagList } from './use-flag-list.ts'

type Props = { token: string; onLock: () => void }

export function FlagDashboard({ token, onLock }: Props) {
  const { LL } = useI18nContext()
  const words = LL.simpleAdmin
  const { flags, error, busy, outcome, reload, toggle } = useFlagList(token, onLock)

  const groups = flagGroups.map((group) => ({
    title: words.group[group](),
    flags: flags?.filter((flag) => flag.group === group) ?? [],
  }))
  const state = (flag: Flag) => (flag.enabled ? words.enabled() : words.disabled())
  const message =
    outcome &&
    (outcome.error
      ? words.reverted({ name: nameOf(outcome.flag), reason: LL.problem[outcome.error]() })
      : words.saved({ name: nameOf(outcome.flag), state: state(outcome.flag) }))

  return (
    <>
      <p>{words.flagsIntro()}</p>
      <p className="toolbar">
        <button type="button" className="btn btn-quiet btn-small" onClick={() => void reload()}>
          {words.refresh()}
        </button>
        <button type="button" className="btn btn-quiet btn-small" onClick={onLock}>
          {words.lock()}
        </button>
      </p>
      <p role="status" className={outcome?.error ? 'notice notice-error' : 'notice'}>
        {message}
      </p>
      {error && (
        <div role="alert" className="notice notice-error">
          <p>
            {error === 'server/unexpected'
              ? words.unexpected()
              : words.databaseError({ message: LL.problem[error]() })}
          </p>
          <TryAgain onClick={reload} />
        </div>
      )}
      {!flags && !error && <p role="status">{words.loading()}</p>}
      {flags?.length === 0 && (
        <div className="panel">
          <p>{words.empty()}</p>
          <TryAgain onClick={reload} />
        </div>
      )}
      {groups
        .filter((group) => group.flags.length > 0)
        .map((group) => (
          <section key={group.title} className="flag-group" aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.flags.map((flag) => (
                <li key={flag.id}>
                  <Switch
                    label={nameOf(flag)}
                    description={descriptionOf(flag, words.description)}
                    isOn={flag.enabled}
                    stateText={busy === flag.id ? words.saving() : state(flag)}
                    isBusy={busy === flag.id}
                    onToggle={() => void toggle(flag)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

function TryAgain({ onClick }: { onClick: () => Promise<void> }) {
  const { LL } = useI18nContext()
  return (
    <button type="button" className="btn btn-small" onClick={() => void onClick()}>
      {LL.simpleAdmin.tryAgain()}
    </button>
  )
}

const nameOf = (flag: Flag) => flag.name.replaceAll('_', ' ')

/** Staff's own description if there is one, else ours in the reader's language. */
function descriptionOf(flag: Flag, words: Record<FlagName, () => string>): string {
  const isKnown = flag.name in flagCatalogue
  const builtIn = isKnown ? flagCatalogue[flag.name as FlagName].description : undefined
  return isKnown && flag.description === builtIn ? words[flag.name as FlagName]() : flag.description
}
