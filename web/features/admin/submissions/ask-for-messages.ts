import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { answer } from '../../../api/client.ts'
import type { StaffApi } from '../../../session/staff-session.ts'

type Filters = Pick<SubmissionQuery, 'q' | 'kind' | 'state'>

/** Enough messages for the first view. */
const enough = 10
/** The maximum of calls in a row. After that, staff continue by a button. */
const maxCalls = 8

/**
 * A page of messages. A call searches a limited range and may find nothing although older messages
 * match. In that case, the next range is searched automatically.
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
