import type { AuthError } from '@supabase/auth-js'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { authClient } from './auth-client.ts'
import { announceSignOut } from './signed-out.ts'
import { withNote } from './callback/note.ts'
import { leaveStaffSession, staffStore } from './staff-session.ts'

/**
 * Signs out, of this session or of all, and opens the sign-in page with a message. Other tabs of
 * this browser follow automatically.
 * @returns the error, if the server is unreachable
 */
export function useSignOut(): (scope?: 'local' | 'global') => Promise<AuthError | null> {
  const navigate = useNavigate()
  return async (scope = 'local') => {
    const client = await authClient()
    const { data } = await client.getSession()
    const { error } = await client.signOut({ scope })
    if (error) return error
    // otherwise the admin portal's session in this tab would replace it
    if (staffStore.current().status === 'signed-in') await leaveStaffSession()
    if (data.session) announceSignOut(data.session.user.id)
    await navigate(pages.adminLogin.path, { replace: true, state: withNote('signed-out') })
    return null
  }
}
