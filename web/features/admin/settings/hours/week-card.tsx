import { useState } from 'react'
import type { StaffSettings } from '#contract/staff/settings.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { Notice } from '../../screen/notice.tsx'
import { DayHours, sortIntervals, areSorted } from './day-hours.tsx'
import { SettingField } from '../setting-field.tsx'
import { weekdayName } from '../setting-words.ts'
import { SettingsCard } from '../settings-card.tsx'
import { useDraft } from '../use-draft.ts'
import { settingChange, type Settings } from '../use-settings.ts'

/** Weekdays from Monday on, as in `Date#getDay`. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

type Props = { state: Settings; settings: StaffSettings['settings'] }

export function WeekCard({ state, settings }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staffSettings
  const draft = useDraft(settings.hours, 'hours')
  const [error, setError] = useState<string>()

  function save() {
    const value = draft.value.map(sortIntervals)
    if (!value.every(areSorted)) return setError(words.week.wrong())
    setError(undefined)
    const { change, ...rest } = settingChange('hours', draft)
    void state.saveAll([{ ...rest, change: { ...change, value } }])
  }

  return (
    <SettingsCard
      id="week-title"
      title={words.week.title()}
      text={words.week.text()}
      onSave={save}
      isBusy={state.isBusy}
      isDirty={draft.isDirty}
    >
      <SettingField name="hours" setting={settings.hours} draft={draft} isGroup isTitled>
        {() => (
          <dl className="staff-week">
            {weekdays.map((weekday) => (
              <div key={weekday}>
                <dt>{weekdayName(weekday, locale)}</dt>
                <dd>
                  <DayHours
                    day={weekdayName(weekday, locale)}
                    intervals={draft.value[weekday] ?? []}
                    none={words.week.closed()}
                    onChange={(intervals) =>
                      draft.set(
                        draft.value.map((day, index) => (index === weekday ? intervals : day)),
                      )
                    }
                  />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </SettingField>
      <Notice error={error} />
    </SettingsCard>
  )
}
