import { dateText } from '#contract/text/date-text.ts'
import type { OwnBusiness } from '#contract/staff/companies.ts'
import { company as us } from '#contract/company.ts'
import type { TradeOverview } from '#contract/trade/orders.ts'
import { useCompany } from '../../../app/site-context.ts'
import { locales } from '#contract/locales.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Request = NonNullable<OwnBusiness['request']>

/** The client's access request with the correspondence and its state. */
export function AccessRequestCard({ request }: { request: Request }) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.business
  const requestWords = LL.accessRequest
  const { status, reason, reply } = request
  const isAsked = status === 'more-information'
  const isOpen = isAsked || status === 'submitted'
  const day = (instant: string) =>
    dateText(instant, locales[locale].tag, { dateStyle: 'long', timeZone: us.timeZone })
  return (
    <section className="account-section" aria-labelledby="request-title">
      <header>
        <h2 id="request-title">{requestWords.title()}</h2>
        <p>{words.requestText()}</p>
      </header>
      <div>
        <h3>
          {request.company_name}
          <span className="badge">
            {requestWords.state[isAsked ? 'moreInformation' : status].title()}
          </span>
        </h3>
        <dl className="request-facts">
          <div>
            <dt>{requestWords.sent()}</dt>
            <dd>
              <time dateTime={request.created_at}>{day(request.created_at)}</time>
            </dd>
          </div>
          <div>
            <dt>{requestWords.updated()}</dt>
            <dd>
              <time dateTime={request.updated_at}>{day(request.updated_at)}</time>
            </dd>
          </div>
        </dl>
        <dl className="portal-talk">
          <Said label={words.youWrote()} text={request.business_needs} />
          <Said
            label={status === 'refused' ? requestWords.reason() : requestWords.question()}
            text={reason}
          />
          <Said label={requestWords.yourAnswer()} text={reply} />
        </dl>
        {isOpen && (
          <a className="btn btn-quiet" href={request.link}>
            {isAsked ? words.answer() : words.open()}
          </a>
        )}
      </div>
    </section>
  )
}

function Said({ label, text }: { label: string; text: string | null }) {
  if (!text) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

type Asking = {
  company: string | null
  email: string
  /** The account manager, if the company has one; otherwise the office is shown. */
  manager: TradeOverview['manager']
}

/** Contact card: an email link with a subject, and a phone number. */
export function AccountManagerCard({ company, email, manager }: Asking) {
  const { LL } = useI18nContext()
  const words = LL.portal.business
  const office = useCompany()
  const name = manager ? (manager.name ?? us.name) : office.accountManager
  const address = manager?.email ?? office.email
  const subject = company === null ? email : words.subject({ company, email })
  const body = `${words.greeting({ name })}\n\n`
  const query = Object.entries({ subject, body }).map((pair) =>
    pair.map(encodeURIComponent).join('='),
  )
  return (
    <div className="portal-manager">
      <a className="btn" href={`mailto:${address}?${query.join('&')}`}>
        {LL.portal.dashboard.services.contact()}
      </a>
      <p>
        {address}
        <br />
        {words.orCall({ phone: office.phone })}
      </p>
    </div>
  )
}
