import { answer, codeOf, createApi } from '../../api/client.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { Form, type Outcome, type Values } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { NeedsScripts } from '../../app/needs-scripts.tsx'
import { PageIntro } from '../site/page-intro.tsx'

export function PasswordGate({ onUnlock }: { onUnlock: (token: string) => void }) {
  const { LL } = useI18nContext()
  const words = LL.simpleAdmin

  async function unlock({ password = '' }: Values): Promise<Outcome> {
    try {
      const call = createApi()['simple-admin'].unlock.$post({ json: { password } })
      onUnlock((await answer(call)).access_token)
      return 'leaving'
    } catch (reason) {
      const code = codeOf(reason)
      // the shared password has a rate limit of its own (worker/features/simple-admin/guesses.ts)
      return { error: code === 'request/rate-limited' ? words.tooMany() : LL.problem[code]() }
    }
  }

  return (
    <PageIntro eyebrow={words.gateTitle()} title={words.title()}>
      <p>{words.gateText()}</p>
      <NeedsScripts isPart />
      <Form
        words={LL.portal.form}
        submit={words.unlock()}
        busy={words.unlocking()}
        unexpected={LL.problem['server/unexpected']()}
        onSubmit={unlock}
      >
        <PasswordField name="password" label={words.password()} autoComplete="current-password" />
      </Form>
    </PageIntro>
  )
}
