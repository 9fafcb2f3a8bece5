import { useI18nContext } from '../../../i18n/words.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { BusinessesTab } from './businesses-tab.tsx'
import { RequestsTab } from './requests-tab.tsx'
import { SubmissionsTab } from './submissions-tab.tsx'
import { oneOf, useQuery } from './use-query.ts'

const tabs = { requests: RequestsTab, businesses: BusinessesTab, submissions: SubmissionsTab }
const names = Object.keys(tabs) as (keyof typeof tabs)[]

/** Businesses that asked for access, those that have it, and everything visitors sent. */
export function Screen() {
  const words = useI18nContext().LL.people.tabs
  const { get, change } = useQuery()
  const current = oneOf(names, get('tab')) ?? 'requests'
  const Tab = tabs[current]
  return (
    <>
      <ScreenHead screen="companies" />
      <nav className="ad-tabs" aria-label={words.label()}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === current ? 'page' : undefined}
            onClick={() =>
              change({
                tab: name === 'requests' ? '' : name,
                q: '',
                status: '',
                state: '',
                kind: '',
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
