import { flagTitle } from '../../app/flag-title.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { Flag } from '#contract/flag-calls.ts'
import { flagCatalogue, flagGroups, type FlagName } from '#contract/flags.ts'
import { codeOf } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { Switch } from '../../ui/switch.tsx'
import { type Outcome, useFlagList } from './use-flag-list.ts'

type Props = { token: string; onLock: () => void }

/** Has its own query cache, so that locking the page discards all data. */
export function FlagDashboard(props: Props) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Flags {...props} />
    </QueryClientProvider>
  )
}

function Flags({ token, onLock }: Props) {
  const { LL } = useI18nContext()
  const words = LL.simpleAdmin
  const { flags, query, isSaving, outcomes, toggle } = useFlagList(token, onLock)
  const error = query.error && codeOf(query.error)

  const groups = flagGroups.map((group) => ({
    title: words.group[group](),
    flags: flags?.filter((flag) => flag.group === group) ?? [],
  }))
  const state = (flag: Flag) => (flag.enabled ? words.enabled() : words.disabled())
  const textOf = ({ flag, error }: Outcome) =>
    error
      ? words.reverted({ name: nameOf(flag), reason: LL.problem[error]() })
      : words.saved({ name: nameOf(flag), state: state(flag) })

  return (
    <>
      <p>{words.flagsIntro()}</p>
      <p className="toolbar">
        <button
          type="button"
          className="btn btn-quiet btn-small"
          onClick={() => void query.refetch()}
        >
          {words.refresh()}
        </button>
        <button type="button" className="btn btn-quiet btn-small" onClick={onLock}>
          {words.lock()}
        </button>
      </p>
      <div role="status" className="notice">
        {outcomes.map((outcome) => (
          <p key={outcome.flag.id} className={outcome.error ? 'm-0 notice-error' : 'm-0'}>
            {textOf(outcome)}
          </p>
        ))}
      </div>
      {error && (
        <div role="alert" className="notice notice-error">
          <p>
            {error === 'server/unexpected'
              ? words.unexpected()
              : words.databaseError({ message: LL.problem[error]() })}
          </p>
          <TryAgain onClick={query.refetch} />
        </div>
      )}
      {!flags && !error && <p role="status">{words.loading()}</p>}
      {flags?.length === 0 && (
        <div className="panel">
          <p>{words.empty()}</p>
          <TryAgain onClick={query.refetch} />
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
                    stateText={isSaving(flag.id) ? words.saving() : state(flag)}
                    isBusy={isSaving(flag.id)}
                    onToggle={() => toggle(flag)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

function TryAgain({ onClick }: { onClick: () => Promise<unknown> }) {
  const { LL } = useI18nContext()
  return (
    <button type="button" className="btn btn-small" onClick={() => void onClick()}>
      {LL.simpleAdmin.tryAgain()}
    </button>
  )
}

const nameOf = (flag: Flag) =>
  flagTitle(flag.name)
    .replaceAll('_', ' ')
    .replace(/\bb2b\b/, 'B2B')
    .replace(/\bhubspot\b/, 'HubSpot')

/** Staff's description of a flag, or the built-in one in the page's language. */
function descriptionOf(flag: Flag, words: Record<FlagName, () => string>): string {
  const isKnown = flag.name in flagCatalogue
  const builtIn = isKnown ? flagCatalogue[flag.name as FlagName].description : undefined
  return isKnown && flag.description === builtIn ? words[flag.name as FlagName]() : flag.description
}
