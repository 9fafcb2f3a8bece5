import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { loadWords } from '../../web/i18n/load-words.ts'
import { wordsOf } from '../../web/i18n/words-of.ts'
import { explain } from '../../web/session/failure.ts'

for (const locale of localeCodes) {
  test(`whoever has used up the tries of an account reads which way is left, in ${locale}`, async () => {
    await loadWords(locale, ['portal'])
    const { failure, signIn } = wordsOf(locale).portal
    const refused = { name: 'AuthApiError', code: 'over_request_rate_limit' }
    const minute = explain(refused, failure)
    for (const guessed of ['tooManyPasswords', 'tooManySteps'] as const) {
      expect(explain(refused, failure, guessed)).toContain(signIn.forgot())
    }
    expect(explain(refused, failure, 'tooManyMailedCodes')).not.toBe(minute)
    // a mail that follows another too soon is another matter: there a minute is enough
    const soon = { name: 'AuthApiError', code: 'over_email_send_rate_limit' }
    expect(explain(soon, failure, 'tooManyMailedCodes')).toBe(minute)
  })
}
