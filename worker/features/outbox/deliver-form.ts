import { colon } from '#contract/text/colon.ts'
import { company } from '#contract/company.ts'
import { localeOfTag } from '../../lib/http/accept-language.ts'
import { industries, type Industry } from '#contract/form-options.ts'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import type { ContactEmail, OfficeMailbox } from '../../adapters/contact-email.ts'
import { contactEmailWords } from '../../adapters/contact-email-words.ts'
import type { HubSpotResult, HubSpotSubmission } from '../../adapters/hubspot.ts'
import type { StoredFormFields } from '../../lib/text/sent-fields.ts'
import type { DeliveryDeps, DeliveryResult } from './delivery.ts'
import { sendMail } from './deliver-mail.ts'
import { messagePath } from '#contract/staff/staff-addresses.ts'
import { pageLink } from '../flags/snapshot.ts'
import { currentOffice } from '../settings/office.ts'
import { sendSummaryMail, takeOfficeMail, refundOfficeMail } from './summary-mail.ts'
import type { OutboxRow } from './outbox-queries.ts'
import { firstMailAttempt } from './schedule.ts'
import { timedAttempt } from './timed-attempt.ts'
import { formWords } from './form-words.ts'

export type FormKind = 'contact' | 'b2b-access'
/** The columns that delivery needs. */
export type FormRow = Pick<
  OutboxRow,
  'kind' | 'locale' | 'payload' | 'context' | 'createdAt' | 'attempts'
> & {
  /** Id of the outbox row; absent when the submission could not be stored. */
  id?: string
}

/**
 * Delivers a submission to HubSpot, or by mail to the office: at once when HubSpot refuses or is
 * not configured, after some attempts when it is unavailable.
 */
export async function deliverForm(deps: DeliveryDeps, row: FormRow): Promise<DeliveryResult> {
  const atHubSpot = await toHubSpot(deps, row)
  if (atHubSpot.outcome === 'delivered') return atHubSpot
  if (atHubSpot.outcome === 'retry' && row.attempts < firstMailAttempt) return atHubSpot
  const [tried] = atHubSpot.attempts
  const byMail = await timedAttempt(deps.now, 'mail', () => mailOffice(deps, row, tried?.detail))
  // if mail is misconfigured, HubSpot is retried unless it refused
  const outcome = byMail.outcome === 'dead' ? atHubSpot.outcome : byMail.outcome
  return { outcome, attempts: [...atHubSpot.attempts, ...byMail.attempts] }
}

/**
 * One mail per message, or a summary mail when there are many. A message that is not stored is
 * always mailed.
 */
async function mailOffice(deps: DeliveryDeps, row: FormRow, refusal: string | null | undefined) {
  if (row.id !== undefined && !(await takeOfficeMail(deps))) return sendSummaryMail(deps, row)
  const sent = await sendMail(async () => {
    const office = await currentOffice(deps)
    return deps.sendContactEmail(await mailOf(deps, office, row, refusal), office)
  })
  if (row.id !== undefined && sent.outcome !== 'delivered') await refundOfficeMail(deps)
  return sent
}

/** `dead` without an attempt when HubSpot is not configured, so that it goes by mail. */
async function toHubSpot(deps: DeliveryDeps, row: FormRow): Promise<DeliveryResult> {
  const hubspot = deps.hubspot()
  if (hubspot === null) return { outcome: 'dead', attempts: [] }
  return timedAttempt(deps.now, 'hubspot', async () => {
    const answer = await hubspot.submit(row.kind as FormKind, submissionOf(row))
    return { outcome: outcomes[answer.result], detail: 'detail' in answer ? answer.detail : null }
  })
}

const outcomes = {
  accepted: 'delivered',
  retry: 'retry',
  refused: 'refused',
} as const satisfies Record<HubSpotResult['result'], unknown>

/** Body for HubSpot. */
function submissionOf(row: FormRow): HubSpotSubmission {
  return {
    fields: fieldsOf(row),
    submittedAt: new Date(row.createdAt),
    context: row.context ?? {},
    consentText: wordsOf(row).consent.replaceAll('{site}', company.name),
  }
}

/** Maps stored fields without validation: today's schema may be stricter than at submission. */
function fieldsOf({ payload }: FormRow): HubSpotSubmission['fields'] {
  const sent = (payload ?? {}) as StoredFormFields
  const value = (name: keyof StoredFormFields) => {
    const given = sent[name]
    return typeof given === 'string' ? given : undefined
  }
  return {
    firstname: value('firstName'),
    lastname: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    company: value('companyName'),
    jobtitle: value('jobTitle'),
    company_size: value('companySize'),
    industry: value('industry'),
    website: value('website'),
    message: value('message'),
    business_needs: value('businessNeeds'),
  }
}

/** Mail to the office; `refusal` holds HubSpot's error codes. */
async function mailOf(
  deps: DeliveryDeps,
  { locale }: OfficeMailbox,
  row: FormRow,
  refusal: string | null | undefined,
): Promise<ContactEmail> {
  const { firstname, lastname, email, phone, message, business_needs, ...others } = fieldsOf(row)
  const words = contactEmailWords[locale]
  const facts = Object.entries(others).flatMap(([name, value]) =>
    value
      ? [
          `${words.fields[name as keyof typeof words.fields]}${colon(locale)} ${officeValue(name, value, words)}`,
        ]
      : [],
  )
  return {
    name: `${firstname ?? ''} ${lastname ?? ''}`.trim(),
    email: email ?? '',
    message: message ?? business_needs ?? '',
    facts: [...(phone ? [`${words.phone}${colon(locale)} ${phone}`] : []), ...facts],
    language: localeOfTag(row.locale) ?? defaultLocale,
    ...(others.company && { company: others.company }),
    ...(row.id && {
      link: await pageLink(deps, messagePath(row.id, row.kind as FormKind), locale),
    }),
    ...(refusal && { refusal }),
  }
}

type OfficeWords = (typeof contactEmailWords)[Locale]

/** Display text of a value: industries have names, others are shown as entered. */
const officeValue = (name: string, value: string, { industries: names }: OfficeWords) =>
  name === 'industry' && isIndustry(value) ? names[value] : value

const isIndustry = (text: string): text is Industry =>
  industries.some((industry) => industry === text)

const wordsOf = ({ locale }: FormRow) => formWords[localeOfTag(locale) ?? defaultLocale]
