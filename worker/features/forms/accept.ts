import { log } from '../../lib/log.ts'
import { minFillMs, type FormId } from '#contract/form-options.ts'
import type { B2bAccess, Contact, FormMeta, FormReceipt } from '#contract/forms.ts'
import type { Locale } from '#contract/locales.ts'
import { isConstraintError, isDatabaseError } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { within } from '../../lib/with-timeout.ts'
import { claimedRow, deliverStored, deliverUnstored } from '../outbox/enqueue.ts'
import { findStoredSubmission, storeSubmission, type Submission } from './store-submission.ts'

export type ReceivedForm = {
  form: FormId
  values: Contact | B2bAccess
  meta: FormMeta
  locale: Locale
  /** Page and cookie of the visitor (context.ts). */
  context: Record<string, string>
  /** Idempotency key, and hash of the body. */
  key: string
  payloadHash: string
}

/** Short timeout of D1, because a visitor waits. */
const timeoutMs = 5_000

/**
 * Accepts a submission: stores it and delivers it after the response. If it cannot be stored,
 * delivers it first.
 * @throws Failure `idempotency/key-reused`; `request/invalid` for an address that HubSpot refused;
 * `forms/storage-failed` when it was neither stored nor delivered
 */
export async function acceptSubmission(deps: Deps, given: ReceivedForm): Promise<FormReceipt> {
  const id = crypto.randomUUID()
  const why = whyProgram(given.meta)
  if (why !== null) {
    // the only record of the dropped message
    log('warn', 'A program’s message was dropped', { area: 'forms', id, form: given.form, why })
    return { id, status: 'stored' }
  }
  const { form, values, locale, context, payloadHash } = given
  // with the form's name before it: keys of two forms never meet
  const idempotencyKey = `${form}:${given.key}`
  const about = { id, kind: form, idempotencyKey, payloadHash, locale, context }
  const row = claimedRow({ ...about, payload: values }, deps.now())
  try {
    const stored = await storeOnce(deps, { row, values })
    if (stored === id) deliverStored(deps, row)
    return { id: stored, status: 'stored' }
  } catch (error) {
    if (error instanceof Failure) throw error
    const message = 'A submission was not stored, and is delivered at once'
    log('error', message, { area: 'forms', id, cause: error })
    await deliverNow(deps, row)
    return { id, status: 'delivered' }
  }
}

/**
 * People do not see the trap, and their page holds back what is sent too fast. A program gets the answer that all went well:
 * it has nothing to learn here.
 */
function whyProgram({ homepage, filledInMs }: FormMeta): 'hidden-field' | 'too-fast' | null {
  if (homepage !== undefined && homepage !== '') return 'hidden-field'
  return filledInMs !== undefined && filledInMs < minFillMs ? 'too-fast' : null
}

/**
 * Stores a submission, or finds the one with the same idempotency key.
 * @returns the id of the stored one
 * @throws Failure `idempotency/key-reused` when its content differs
 */
async function storeOnce(deps: Deps, submission: Submission): Promise<string> {
  const { db, now } = deps
  const { row } = submission
  const tryStore = () => within(timeoutMs, storeSubmission(deps, submission, now()))
  try {
    // after a lost connection the outcome is unknown; the idempotency key makes the retry safe
    await tryStore().catch((error) => {
      if (isDatabaseError(error)) return tryStore()
      throw error
    })
    return row.id
  } catch (error) {
    if (!isConstraintError(error)) throw error
    const known = await within(timeoutMs, findStoredSubmission(db, row.idempotencyKey))
    if (known === null) throw error
    if (known.payloadHash !== row.payloadHash) throw new Failure('idempotency/key-reused')
    return known.id
  }
}

async function deliverNow(deps: Deps, { kind, payload, context, locale }: Submission['row']) {
  const createdAt = deps.now().toISOString()
  const unstored = { kind, payload, context, locale, createdAt }
  const { isDelivered, isAddressRefused } = await deliverUnstored(deps, unstored)
  if (isAddressRefused) {
    const errors = [{ path: 'email', message: 'email' }]
    throw new Failure('request/invalid', undefined, { errors })
  }
  if (!isDelivered) throw new Failure('forms/storage-failed')
}
