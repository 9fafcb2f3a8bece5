import { clientAddress } from '../../lib/http/client-address.ts'
import { deviceFor } from '../../middleware/device.ts'
import type { Guesser } from './limits.ts'
import type { Call } from './protocol.ts'
import type { Caller } from './sessions/bearer.ts'

/** The language a request asks for, where its user has not chosen one. */
export const acceptLanguageOf = (c: Call) => c.req.header('accept-language')

/** Who guesses at a secret of an account: with or without a session. */
export const guesserOf = (c: Call, address: string, caller?: Caller): Guesser & { ip: string } => ({
  address,
  device: deviceFor(c, address),
  session: caller?.session,
  ip: clientAddress(c.req.raw),
})
