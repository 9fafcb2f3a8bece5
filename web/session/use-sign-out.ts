import { useNavigate } from 'react-router'
import { pages } from '../../worker/contract/pages.ts'
import { authClient } from './auth-client.ts'

/**
 * Signs out here, or everywhere, and leads to the sign-in page; other tabs of this browser follow by themselves.
 * @returns whether it worked: the server may be out of reach
 */
export function useSignOut(): (scope?: 'local' | 'global') => Promise<boolean> {
  const navigate = useNavigate()
  return async (scope = 'local') => {
    const { error } = await (await authClient()).signOut({ scope })
    if (error) return false
    await navigate(pages.adminLogin.path, { replace: true })
    return true
  }
}
