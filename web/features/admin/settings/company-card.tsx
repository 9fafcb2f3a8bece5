import type { StaffSettings } from '#contract/staff/settings.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { SettingField } from './setting-field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useDraft } from './use-draft.ts'
import { settingChange, type Settings } from './use-settings.ts'

const addressParts = ['street', 'city', 'region', 'postalCode'] as const
const longest = { street: 120, city: 80, region: 40, postalCode: 12 }

type Props = { state: Settings; settings: StaffSettings['settings'] }

export function CompanyCard({ state, settings }: Props) {
  const words = useI18nContext().LL.staffSettings
  const lines = {
    phone: useDraft(settings.phone, 'phone'),
    email: useDraft(settings.email, 'email'),
    privacyEmail: useDraft(settings.privacyEmail, 'privacyEmail'),
    accountManager: useDraft(settings.accountManager, 'accountManager'),
  }
  const address = useDraft(settings.address, 'address')
  const changes = [
    settingChange('phone', lines.phone),
    settingChange('email', lines.email),
    settingChange('privacyEmail', lines.privacyEmail),
    settingChange('accountManager', lines.accountManager),
    settingChange('address', address),
  ].filter(({ isDirty }) => isDirty)

  const line = (
    key: keyof typeof lines,
    type: 'tel' | 'email' | 'text',
    longestText: number,
    hint?: string,
  ) => (
    <SettingField name={key} setting={settings[key]} draft={lines[key]} {...(hint && { hint })}>
      {(control) => (
        <input
          {...control}
          className="staff-input"
          type={type}
          required
          maxLength={longestText}
          {...(type === 'tel' && { pattern: String.raw`\s*\+\d+(?:[ \-]\d+)*\s*` })}
          value={lines[key].value}
          onChange={(event) => lines[key].set(event.currentTarget.value)}
        />
      )}
    </SettingField>
  )
  return (
    <SettingsCard
      id="company-title"
      title={words.reach.title()}
      text={words.reach.text()}
      onSave={() => void state.saveAll(changes)}
      isBusy={state.isBusy}
      isDirty={changes.length > 0}
    >
      {line('phone', 'tel', 24, words.reach.phoneHint())}
      {line('email', 'email', 254)}
      {line('privacyEmail', 'email', 254)}
      <SettingField name="address" setting={settings.address} draft={address} isGroup>
        {() => (
          <div className="staff-setting-parts">
            {addressParts.map((part) => (
              <label key={part}>
                <span>{words.reach[part]()}</span>
                <input
                  className="staff-input"
                  required
                  maxLength={longest[part]}
                  value={address.value[part]}
                  onChange={({ currentTarget: { value } }) =>
                    address.set({ ...address.value, [part]: value })
                  }
                />
              </label>
            ))}
          </div>
        )}
      </SettingField>
      {line('accountManager', 'text', 80, words.reach.managerHint())}
    </SettingsCard>
  )
}
