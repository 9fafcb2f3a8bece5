import { classifyMailError, type Mail } from '../../adapters/mail.ts'
import { unseal } from '../../lib/secrets/seal.ts'
import type { DeliveryDeps, DeliveryResult } from './delivery.ts'
import type { OutboxRow } from './outbox-queries.ts'
import { timedAttempt } from './timed-attempt.ts'

/** Encryption purpose of a mail; binds it to its row. */
export const mailEncryptionPurpose = (id: string) => `outbox:${id}`

/** Decrypts and sends a mail. Without a matching key it is dead. */
export async function deliverMail(deps: DeliveryDeps, row: OutboxRow): Promise<DeliveryResult> {
  const sealed = row.payload?.['sealed']
  const text =
    typeof sealed === 'string'
      ? await unseal(deps.dataKeys(), mailEncryptionPurpose(row.id), sealed)
      : null
  return timedAttempt(deps.now, 'mail', async () => {
    if (text === null) return { outcome: 'refused', detail: 'cannot be opened' }
    return sendMail(() => deps.sendMail(JSON.parse(text) as Mail))
  })
}

/** Runs a function that sends a mail and classifies the outcome. */
export async function sendMail(send: () => Promise<void>) {
  try {
    await send()
    return { outcome: 'delivered', detail: null } as const
  } catch (error) {
    const { mayRetry, detail } = classifyMailError(error)
    return { outcome: mayRetry ? 'retry' : 'refused', detail } as const
  }
}
