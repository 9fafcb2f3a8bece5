import { type Locale, localeCodes } from '#contract/locales.ts'
import type { StaffUserDetail } from '#contract/staff/users.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { type StaffApi, staffStore } from '../../../session/staff-session.ts'
import { useSession } from '../../../session/use-session.ts'
import type { Confirmation } from '../dialog/confirm-dialog.tsx'
import { oneOf } from '../../../app/use-address.ts'
import { accountLabel } from './account-label.ts'

type Props = {
  user: StaffUserDetail
  isBusy: boolean
  /** Runs a call and shows its result. Resolves to whether it succeeded. */
  act: (run: (api: StaffApi) => Promise<StaffUserDetail>, success: string) => Promise<boolean>
  onAsk: (question: Confirmation) => void
}

/** Actions on an account other than its role; those hard to undo need a confirmation. */
export function UserActions({ user, isBusy, act, onAsk }: Props) {
  const { LL, locale } = useI18nContext()
  const words = LL.staff.users
  const name = accountLabel(user)
  const session = useSession(staffStore)
  // the server refuses both for one's own account
  const isOwn = session.status === 'signed-in' && session.user.id === user.id
  const param = { id: user.id }

  const suspend = (suspended: boolean) =>
    act(
      (api) => answer(api.admin.users[':id'].suspension.$put({ param, json: { suspended } })),
      suspended ? words.suspended() : words.reinstated(),
    )
  const endSessions = () =>
    act((api) => answer(api.admin.users[':id'].sessions.$delete({ param })), words.sessionsEnded())
  const removeFactors = () =>
    act((api) => answer(api.admin.users[':id'].factors.$delete({ param })), words.factorsRemoved())
  const resetPassword = () =>
    act(
      (api) => answer(api.admin.users[':id']['password-reset'].$post({ param, json: {} })),
      words.resetSent(),
    )
  const inviteAgain = () =>
    act(
      (api) =>
        answer(
          api.admin.users[':id'].invitation.$post({
            param,
            json: { locale: invitedIn(user) ?? locale },
          }),
        ),
      words.invited({ email: user.email ?? '' }),
    )

  const questions: Confirmation[] = [
    ...(user.sessions > 0
      ? [
          {
            action: words.endSessions(),
            text: words.endSessionsText({ name }),
            run: endSessions,
          },
        ]
      : []),
    ...(user.has_second_factor && !isOwn
      ? [
          {
            action: words.removeFactors(),
            text: words.removeFactorsText({ name }),
            isDangerous: true,
            run: removeFactors,
          },
        ]
      : []),
    ...(isOwn
      ? []
      : [
          {
            action: words.suspend(),
            text: words.suspendText({ name }),
            isDangerous: true,
            run: () => suspend(true),
          },
        ]),
  ]

  return (
    <section className="staff-part staff-panel-actions" aria-busy={isBusy}>
      {user.status === 'suspended' ? (
        <button type="button" className="staff-button" onClick={() => void suspend(false)}>
          {words.reinstate()}
        </button>
      ) : (
        <>
          {user.status === 'active' ? (
            <button type="button" className="staff-button" onClick={() => void resetPassword()}>
              {words.resetPassword()}
            </button>
          ) : (
            <button type="button" className="staff-button" onClick={() => void inviteAgain()}>
              {words.inviteAgain()}
            </button>
          )}
          {questions.map((question) => (
            <button
              key={question.action}
              type="button"
              className={question.isDangerous ? 'staff-button staff-button-danger' : 'staff-button'}
              onClick={() => onAsk(question)}
            >
              {question.action}
            </button>
          ))}
        </>
      )}
    </section>
  )
}

function invitedIn({ actions }: StaffUserDetail): Locale | undefined {
  const invitation = actions.find(({ detail }) => detail?.['locale'] !== undefined)
  return oneOf(localeCodes, invitation?.detail?.['locale'] ?? '')
}
