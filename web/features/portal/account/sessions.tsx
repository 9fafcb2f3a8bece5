import { useCallback, useEffect, useState } from 'react'
import type { AccountSession } from '#contract/auth.ts'
import { locales } from '#contract/locales.ts'
import { answer, codeOf } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { authClient } from '../../../session/auth-client.ts'
import { sessionApi } from '../../../session/session-api.ts'
import { explain } from '../../../session/failure.ts'
import { useSignOut } from '../../../session/use-sign-out.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useLatestRequest } from '../../../ui/use-latest-request.ts'
import { AccountSection } from './account-section.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { formatMoment } from './format-time.ts'
import { deviceOf } from './user-agent.ts'

/** `isSettled`: the sections above have loaded. */
type Props = { isSettled: boolean }

/** The user's sessions, with buttons that end one session, all others, or all. */
export function Sessions({ isSettled }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.portal.account.sessions
  const signOut = useSignOut()
  const [sessions, setSessions] = useState<AccountSession[] | null>(null)
  const [message, setMessage] = useState<{ error?: string; success?: string }>({})

  const fail = useCallback(
    (reason: unknown) => {
      const problem = LL.problem[codeOf(reason)]
      setMessage({ error: problem() })
    },
    [LL],
  )
  const newest = useLatestRequest()
  const load = useCallback(async () => {
    const isNewest = newest()
    try {
      const api = await sessionApi()
      const read = await answer(api.account.sessions.$get())
      if (isNewest()) setSessions(read.sessions)
    } catch (reason) {
      if (isNewest()) fail(reason)
    }
  }, [fail, newest])
  useEffect(() => void load(), [load])
  useEffect(() => onOthersEnded(() => void load()), [load])

  async function end({ id }: Pick<AccountSession, 'id'>): Promise<void> {
    try {
      const api = await sessionApi()
      await answer(api.account.sessions[':id'].$delete({ param: { id } }))
      setMessage({ success: words.ended() })
      await load()
    } catch (reason) {
      // another device may have ended the session already
      if (codeOf(reason) === 'request/not-found') setMessage({ success: words.ended() })
      else fail(reason)
      await load()
    }
  }

  async function endOthers(): Promise<void> {
    const { error } = await (await authClient()).signOut({ scope: 'others' })
    setMessage(
      error ? { error: explain(error, LL.portal.failure) } : { success: words.othersEnded() },
    )
    await load()
  }

  async function endAll() {
    const failed = await signOut('global')
    if (failed) setMessage({ error: explain(failed, LL.portal.failure) })
  }

  // shows the buttons after the list has loaded, so that a layout shift does not move them
  const mayAct = isSettled && (sessions !== null || message.error !== undefined)
  const { tag } = locales[locale]
  const nameOf = (session: AccountSession) => deviceOf(session.user_agent) ?? words.unknownDevice()
  // shows seconds if two sessions of one device started in the same minute
  const labels = sessions?.map((session) => nameOf(session) + formatMoment(session.created_at, tag))
  const isExact = new Set(labels).size !== labels?.length
  const at = (instant: string) => formatMoment(instant, tag, isExact)
  return (
    <AccountSection title={words.title()} text={words.text()}>
      <FormMessage {...message} />
      <ul className="account-list" aria-busy={sessions === null}>
        {sessions?.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{nameOf(session)}</strong>
              {session.current && <span className="badge">{words.current()}</span>}
              <br />
              <small>
                {words.times({ since: at(session.created_at), last: at(session.refreshed_at) })}
              </small>
            </p>
            {mayAct && !session.current && (
              <ConfirmButton
                label={words.end()}
                what={`${nameOf(session)}, ${at(session.created_at)}`}
                onConfirm={() => end(session)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayAct && (
        <p className="toolbar">
          {sessions && sessions.length > 1 && (
            <ConfirmButton label={words.endOthers()} what="" onConfirm={endOthers} />
          )}
          <ConfirmButton label={words.endAll()} what="" onConfirm={endAll} />
        </p>
      )}
    </AccountSection>
  )
}

/**
 * Calls the listener when other sessions end, after a new password or a second step. @returns
 * unsubscribe
 */
const onOthersEnded = (listener: () => void): (() => void) =>
  authClient.follow((event) => {
    if (event === 'USER_UPDATED' || event === 'MFA_CHALLENGE_VERIFIED') listener()
  })
