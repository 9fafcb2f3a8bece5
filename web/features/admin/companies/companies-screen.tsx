import { useI18nContext } from '../../../i18n/words.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { BusinessesTab } from './businesses-tab.tsx'
import { RequestsTab } from './requests-tab.tsx'

const tabs = { requests: RequestsTab, businesses: BusinessesTab }
const names = Object.keys(tabs) as (keyof typeof tabs)[]

/** Businesses that asked for access, and those that have it. */
export function Screen() {
  const words = useI18nContext().LL.staff.tabs
  const { get, go } = useAddress()
  const current = oneOf(names, get('tab')) ?? 'requests'
  const Tab = tabs[current]
  return (
    <>
      <ScreenHead screen="companies" />
      <nav className="staff-tabs" aria-label={words.label()}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === current ? 'page' : undefined}
            onClick={() =>
              go({
                tab: name === 'requests' ? '' : name,
                q: '',
                status: '',
                open: '',
              })
            }
          >
            {words[name]()}
          </button>
        ))}
      </nav>
      <Tab key={current} />
    </>
  )
}
