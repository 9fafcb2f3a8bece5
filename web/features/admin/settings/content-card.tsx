import type { StaffSettings } from '#contract/staff/settings.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { SettingField } from './setting-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useDraft } from './use-draft.ts'
import { settingChange, type Settings } from './use-settings.ts'

type Props = { state: Settings; settings: StaffSettings['settings'] }

export function ContentCard({ state, settings }: Props) {
  const words = useI18nContext().LL.staffSettings.content
  const draft = useDraft(settings.secondPerson, 'secondPerson')
  return (
    <SettingsCard
      id="content-title"
      title={words.title()}
      text={words.text()}
      onSave={() => void state.saveAll([settingChange('secondPerson', draft)])}
      isBusy={state.isBusy}
      isDirty={draft.isDirty}
    >
      <SettingField
        name="secondPerson"
        setting={settings.secondPerson}
        draft={draft}
        hint={words.hint()}
      >
        {({ readOnly, ...control }) => (
          <select
            {...control}
            className="staff-input"
            disabled={readOnly}
            value={String(draft.value)}
            onChange={({ currentTarget }) => draft.set(currentTarget.value === 'true')}
          >
            <option value="true">{words.yes()}</option>
            <option value="false">{words.no()}</option>
          </select>
        )}
      </SettingField>
    </SettingsCard>
  )
}
