import { useState } from 'react'
import { useI18nContext } from '../../i18n/words.tsx'
import { useFocusFallback } from '../../ui/use-focus-fallback.ts'
import { PageIntro } from '../site/page-intro.tsx'
import { FlagDashboard } from './flag-dashboard.tsx'
import { PasswordGate } from './password-gate.tsx'

/** Flags behind one password. The token is kept in memory only, so a reload locks the page. */
export function Page() {
  const { LL } = useI18nContext()
  useFocusFallback()
  const [token, setToken] = useState<string | null>(null)
  // the Worker renders the gate only, and leaves out what stands behind it
  if (import.meta.env.SSR || token === null) return <PasswordGate onUnlock={setToken} />
  return (
    <PageIntro title={LL.simpleAdmin.flagsTitle()}>
      <FlagDashboard token={token} onLock={() => setToken(null)} />
    </PageIntro>
  )
}
