import { z } from 'zod'

/** The password gate of /simple-admin. */
export const Unlock = z.strictObject({ password: z.string().min(1).max(1024) })
export type Unlock = z.infer<typeof Unlock>

/** A token that reads and writes flags and does nothing else. `expires_in` is in seconds. */
export type Unlocked = { access_token: string; expires_in: number }
