import { localeCodes, locales } from '#contract/locales.ts'
import type { StaffSettings } from '#contract/staff/settings.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { OfficeAddress } from './office-address.tsx'
import { SettingField } from './setting-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useDraft } from './use-draft.ts'
import { settingChange, type Settings } from './use-settings.ts'

type Props = { state: Settings; data: StaffSettings }

/** Destination and retention of messages, and lifetime of sessions; changes need re-authentication. */
export function DataCard({ state, data }: Props) {
  const words = useI18nContext().LL.staffSettings
  const { settings } = data
  const staffLocale = useDraft(settings.staffLocale, 'staffLocale')
  const days = {
    retentionDays: useDraft(settings.retentionDays, 'retentionDays'),
    sessionDays: useDraft(settings.sessionDays, 'sessionDays'),
  }
  const changes = [
    settingChange('staffLocale', staffLocale),
    settingChange('retentionDays', days.retentionDays),
    settingChange('sessionDays', days.sessionDays),
  ].filter(({ isDirty }) => isDirty)
  const number = (key: keyof typeof days, hint: string) => (
    <SettingField name={key} setting={settings[key]} draft={days[key]} hint={hint}>
      {(control) => (
        <span className="staff-setting-days">
          <input
            {...control}
            className="staff-input"
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={3650}
            value={Number.isNaN(days[key].value) ? '' : days[key].value}
            onChange={(event) => days[key].set(event.currentTarget.valueAsNumber)}
          />
          {words.data.days(days[key].value)}
        </span>
      )}
    </SettingField>
  )
  return (
    <SettingsCard
      id="data-title"
      title={words.data.title()}
      text={words.data.text()}
      before={<OfficeAddress state={state} data={data} />}
      onSave={() => void state.saveAll(changes)}
      isBusy={state.isBusy}
      isDirty={changes.length > 0}
    >
      <SettingField name="staffLocale" setting={settings.staffLocale} draft={staffLocale}>
        {({ readOnly, ...control }) => (
          <select
            {...control}
            className="staff-input"
            disabled={readOnly}
            value={staffLocale.value}
            onChange={({ currentTarget }) => {
              const code = localeCodes.find((one) => one === currentTarget.value)
              if (code) staffLocale.set(code)
            }}
          >
            {localeCodes.map((code) => (
              <option key={code} value={code}>
                {locales[code].name}
              </option>
            ))}
          </select>
        )}
      </SettingField>
      {number('retentionDays', words.data.retentionHint())}
      {number('sessionDays', words.data.sessionHint())}
    </SettingsCard>
  )
}
