import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { answer } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'

type Filters = Pick<SubmissionQuery, 'q' | 'kind' | 'state'>

/** Enough for a first look. */
const enough = 10
/** Calls in a row: after that it is staff who ask on. */
const maxCalls = 8

/**
 * A page of messages. One call searches a stretch of them and may come back with nothing although older ones match:
 * then the next stretch is searched, so that a rare word is found without asking on.
 */
export async function askForMessages(api: StaffApi, filters: Filters, from: string | undefined) {
  const query = (cursor: string | undefined) => ({ ...filters, ...(cursor && { cursor }) })
  const page = await answer(api.admin.submissions.$get({ query: query(from) }))
  for (let call = 1; call < maxCalls && page.next !== null && page.rows.length < enough; call++) {
    const more = await answer(api.admin.submissions.$get({ query: query(page.next) }))
    page.rows.push(...more.rows)
    page.next = more.next
  }
  return page
}
