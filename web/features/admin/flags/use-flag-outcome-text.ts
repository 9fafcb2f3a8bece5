import { useI18nContext } from '../../../i18n/words.tsx'
import { formatAge, formatInstant } from '../screen/moment.tsx'
import { flagTitle } from '../../../app/flag-title.ts'
import { actorName, flagTitles } from './flag-words.ts'
import type { FlagOutcome } from './use-flags.ts'

export function useFlagOutcomeText(): (outcome: FlagOutcome) => string {
  const { LL, locale } = useI18nContext()
  const words = LL.staffPortal.flag
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

  function textOf(outcome: FlagOutcome): string {
    switch (outcome.kind) {
      case 'switched': {
        const say = outcome.flag.enabled ? words.nowVisible : words.nowHidden
        return capital(say({ name: flagTitle(outcome.flag.name) }))
      }
      case 'enabled':
        return outcome.names.length === 0
          ? LL.staffPortal.sections.allOn()
          : words.enabled({ names: flagTitles(outcome.names) })
      case 'restored':
        return words.restored({ names: flagTitles(outcome.names) })
      case 'planned':
        return LL.staffPortal.planning.saved({
          name: flagTitle(outcome.flag.name),
          time: formatInstant(outcome.at, locale),
        })
      case 'plan-cancelled':
        return words.planCancelled()
      case 'conflict': {
        const { name, enabled, updated_at, last_change } = outcome.flag
        return capital(
          words.conflict({
            name: flagTitle(name),
            who: actorName(last_change?.actor_name ?? null, words),
            when: formatAge(last_change?.changed_at ?? updated_at, locale),
            state: enabled ? words.visible() : words.hidden(),
          }),
        )
      }
      case 'failed': {
        const reason = LL.problem[outcome.code]()
        return outcome.flag
          ? capital(words.failed({ name: flagTitle(outcome.flag.name), reason }))
          : reason
      }
      case 'undo-failed':
        return words.undoFailed({ reason: LL.problem[outcome.code]() })
    }
  }

  return textOf
}
