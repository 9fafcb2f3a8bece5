import { useI18nContext } from '../../../i18n/words.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { InboxTab } from './inbox-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'

const tabs = { inbox: InboxTab, preferences: PreferencesTab }
const names = Object.keys(tabs) as (keyof typeof tabs)[]

export function Screen() {
  const words = useI18nContext().LL.staff.notifications.tabs
  const { get, go } = useAddress()
  const current = oneOf(names, get('tab')) ?? 'inbox'
  const Tab = tabs[current]
  return (
    <>
      <ScreenHead screen="notifications" />
      <nav className="staff-tabs" aria-label={words.label()}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === current ? 'page' : undefined}
            onClick={() => go({ tab: name === 'inbox' ? '' : name, view: '' })}
          >
            {words[name]()}
          </button>
        ))}
      </nav>
      <Tab key={current} />
    </>
  )
}
