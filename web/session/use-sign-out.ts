import type { AuthError } from '@supabase/auth-js'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { authClient } from './auth-client.ts'
import { announceSignOut } from './signed-out.ts'
import { withNote } from './callback/note.ts'
import { leaveStaffSession, staffStore } from './staff-session.ts'

/**
 * Signs out here, or everywhere, and leads to the sign-in page, which says so; other tabs of this browser follow by
 * themselves.
 * @returns what kept it from working: the server may be out of reach
 */
export function useSignOut(): (scope?: 'local' | 'global') => Promise<AuthError | null> {
  const navigate = useNavigate()
  return async (scope = 'local') => {
    const client = await authClient()
    const { data } = await client.getSession()
    const { error } = await client.signOut({ scope })
    if (error) return error
    // one that the admin portal holds in this tab would take its place
    if (staffStore.current().status === 'signed-in') await leaveStaffSession()
    if (data.session) announceSignOut(data.session.user.id)
    await navigate(pages.adminLogin.path, { replace: true, state: withNote('signed-out') })
    return null
  }
}
