import { useState } from 'react'
import { useI18nContext } from '../../i18n/words.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { PageIntro } from '../site/page-intro.tsx'
import { FlagDashboard } from './flag-dashboard.tsx'
import { PasswordGate } from './password-gate.tsx'

/** Locked until the server accepts the password. The token lives in memory only: a reload locks again. */
export function Page() {
  const { LL } = useI18nContext()
  useKeptFocus()
  const [token, setToken] = useState<string | null>(null)
  // the Worker renders the gate only, and leaves out what stands behind it
  if (import.meta.env.SSR || token === null) return <PasswordGate onUnlock={setToken} />
  return (
    <PageIntro title={LL.simpleAdmin.flagsTitle()}>
      <FlagDashboard token={token} onLock={() => setToken(null)} />
    </PageIntro>
  )
}
