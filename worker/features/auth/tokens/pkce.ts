import { createHash } from 'node:crypto'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { invalid } from '../protocol.ts'

/** What a browser keeps the answer to (RFC 7636 §4.2); `null` for the implicit flow. */
export type Challenge = { codeChallenge: string; codeChallengeMethod: 's256' | 'plain' }

type Given = { code_challenge?: string | undefined; code_challenge_method?: string | undefined }

/** @throws AuthFailure `validation_failed` for one without the other, or a malformed one */
export function parseChallenge(given: Given): Challenge | null {
  const challenge = given.code_challenge ?? ''
  const method = (given.code_challenge_method ?? '').toLowerCase()
  if (challenge === '' && method === '') return null
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires both code_challenge and code_challenge_method')
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw invalid('code_challenge must have 43 to 128 characters of A-Z a-z 0-9 - . _ ~')
  }
  if (method !== 's256' && method !== 'plain') {
    throw invalid('code_challenge_method must be one of s256, plain')
  }
  return { codeChallenge: challenge, codeChallengeMethod: method }
}

/** Whether a verifier answers a challenge (RFC 7636 §4.6). */
export function isAnswer(verifier: string, { codeChallenge, codeChallengeMethod }: Challenge) {
  const answer =
    codeChallengeMethod === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url')
  return isSameSecret(answer, codeChallenge)
}
