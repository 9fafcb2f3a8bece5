import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { company } from '#contract/company.ts'
import { dateText } from '#contract/text/date-text.ts'
import type { RequestStatusView } from '#contract/staff/companies.ts'
import { locales } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { PageIntro } from '../site/page-intro.tsx'

type Props = { request: RequestStatusView; failed: string | null }

/** State of a request with the applicant's possible actions, as plain HTML forms that post to the page's address. */
export function RequestStatus({ request, failed }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.accessRequest
  const { status, reason, reply } = request
  const state = words.state[status === 'more-information' ? 'moreInformation' : status]
  const isAsked = status === 'more-information'
  const isOpen = isAsked || status === 'submitted'
  const day = (instant: string) =>
    dateText(instant, locales[locale].tag, { dateStyle: 'long', timeZone: company.timeZone })
  return (
    <>
      <PageIntro eyebrow={request.company_name} title={words.title()}>
        <dl className="request-facts">
          <Fact label={words.sent()}>
            <time dateTime={request.created_at}>{day(request.created_at)}</time>
          </Fact>
          <Fact label={words.updated()}>
            <time dateTime={request.updated_at}>{day(request.updated_at)}</time>
          </Fact>
          <Fact label={words.reference()}>{request.id.slice(0, 8)}</Fact>
        </dl>
      </PageIntro>
      <div className="request-status" id="status">
        {failed !== null && (
          <p className="message message-error" role="alert">
            {words.failed[messageOf(failed)]()}
          </p>
        )}
        <section data-state={status}>
          <h2>{state.title()}</h2>
          <p>{state.text()}</p>
          {status === 'approved' && (
            <p>
              <Link className="btn" to={pages.clientLogin.path}>
                {words.signIn()}
              </Link>
            </p>
          )}
          {(status === 'refused' || status === 'withdrawn') && (
            <p>
              <Link className="btn btn-quiet" to={`${pages.clientLogin.path}?mode=request`}>
                {words.askAgain()}
              </Link>
            </p>
          )}
        </section>
        {reason && status !== 'approved' && status !== 'withdrawn' && (
          <Quote title={status === 'refused' ? words.reason() : words.question()} text={reason} />
        )}
        {reply && <Quote title={words.yourAnswer()} text={reply} />}
        {isAsked && <Answer />}
        {isOpen && (
          <section>
            <h2>{words.withdrawTitle()}</h2>
            <p>{words.withdrawText()}</p>
            <form method="post">
              <button className="btn btn-quiet" name="action" value="withdraw">
                {words.withdraw()}
              </button>
            </form>
          </section>
        )}
      </div>
    </>
  )
}

function Answer() {
  const words = useI18nContext().LL.accessRequest
  const id = useId()
  return (
    <form method="post" className="form">
      <div className="form-field">
        <label htmlFor={id}>{words.answer()}</label>
        <textarea
          id={id}
          name="reply"
          rows={6}
          required
          maxLength={2000}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className="form-hint">
          {words.answerHint()}
        </p>
      </div>
      <div className="form-actions">
        <button className="btn" name="action" value="reply">
          {words.send()}
        </button>
      </div>
    </form>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Quote = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2>{title}</h2>
    <blockquote>{text}</blockquote>
  </section>
)

/** Maps the error code in the redirect's query to a message; unknown codes get the general one. */
function messageOf(failed: string) {
  if (failed === 'access-request/version-conflict') return 'changed'
  return failed === 'request/invalid' ? 'invalid' : 'other'
}
