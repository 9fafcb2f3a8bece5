import { z } from 'zod'

/** Password of /simple-admin. */
export const Unlock = z.strictObject({ password: z.string().min(1).max(1024) })
export type Unlock = z.infer<typeof Unlock>

/** Token that can only read and switch flags. `expires_in` is in seconds. */
export type Unlocked = { access_token: string; expires_in: number }
