import { z } from 'zod'

/** Password of /simple-admin. */
export const SimpleAdminUnlock = z.strictObject({ password: z.string().min(1).max(1024) })
export type SimpleAdminUnlock = z.infer<typeof SimpleAdminUnlock>

/** Token that can only read and switch flags. `expires_in` is in seconds. */
export type SimpleAdminToken = { access_token: string; expires_in: number }
