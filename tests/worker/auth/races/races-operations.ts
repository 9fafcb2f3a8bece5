import { address, type RaceWorld, type Send, strangersPassword, verifier } from './races-world.ts'

export type Operation = {
  run: (send: Send) => Promise<Response>
  /** The address whose mail it was that the token came with. */
  proves?: string
}

/** What people, strangers and staff do, in the world as it stands. */
export function operationsOf(world: RaceWorld) {
  const { ann, ben, owner, second, stranger, opener, tokens } = world
  const post = (path: string, body?: unknown, token?: string) => (send: Send) =>
    send(path, { method: 'POST', body, ...(token !== undefined && { token }) })
  const auth = (path: string, body?: unknown, token?: string) =>
    post(`/auth/v1${path}`, body, token)
  const change = (token: string, body: unknown) => (send: Send) =>
    send('/auth/v1/user', { method: 'PUT', token, body })
  const staff = (who: typeof ann, method: string, path: string, body: unknown) => (send: Send) =>
    send(`/api/admin${path}`, { method, token: who.session.access_token, body })
  const verify = (type: string, hash: string, proves: string): Operation => ({
    run: auth('/verify', { type, token_hash: hash }),
    proves,
  })
  const client = { role: 'client' }
  const approval = (id: string) =>
    staff(ann, 'POST', `/access-requests/${id}/decision`, { decision: 'approve', version: 0 })
  const [first, other] = [owner.session.access_token, second.access_token]

  return {
    signIn: { run: auth('/token?grant_type=password', { email: address.owner, password: 'old' }) },
    exchange: {
      run: auth('/token?grant_type=pkce', { auth_code: world.code, code_verifier: verifier }),
    },
    openLink: {
      run: (send) => send(`/auth/v1/verify?type=recovery&token=${opener.mail.token}`),
      proves: address.opener,
    },
    exchangeOpened: {
      run: auth('/token?grant_type=pkce', { auth_code: opener.code, code_verifier: verifier }),
    },
    redeemOpened: verify('recovery', opener.mail.token, address.opener),
    typeOpened: {
      run: auth('/verify', { type: 'recovery', email: address.opener, token: opener.mail.code }),
      proves: address.opener,
    },
    refresh: {
      run: auth('/token?grant_type=refresh_token', { refresh_token: second.refresh_token }),
    },
    followRecovery: {
      run: (send) => send(`/auth/v1/verify?type=recovery&token=${tokens.recovery}`),
      proves: address.owner,
    },
    verifyNext: verify('email_change', tokens.next, address.next),
    verifyCurrent: verify('email_change', tokens.current, address.owner),
    recover: { run: auth('/recover', { email: address.owner }) },
    resendChange: { run: auth('/resend', { type: 'email_change', email: address.owner }) },
    changeAddress: { run: change(first, { email: address.other }) },
    changePassword: { run: change(first, { password: 'Another-one-8' }) },
    changePasswordElsewhere: { run: change(other, { password: 'Yet-another-9' }) },
    setCity: { run: change(first, { data: { city: 'Ottawa' } }) },
    setLanguage: { run: change(other, { data: { language: 'fr' } }) },
    reauthenticate: { run: (send) => send('/auth/v1/reauthenticate', { token: first }) },
    signOut: { run: auth('/logout', undefined, other) },
    unlinkFake: {
      run: (send) =>
        send(`/auth/v1/user/identities/${world.identity.id}`, { method: 'DELETE', token: first }),
    },
    unlinkMail: {
      run: (send) => {
        const { mail, token } = world.mover
        return send(`/auth/v1/user/identities/${mail}`, { method: 'DELETE', token })
      },
    },
    promoteMover: {
      run: staff(ann, 'PUT', `/users/${world.mover.id}/role`, { ...client, email: address.mover }),
    },
    strangerVerifies: verify('email_change', tokens.strangers, address.strangers),
    strangerWantsVictims: {
      run: change(stranger.session.access_token, { email: address.victim }),
    },
    confirm: verify('signup', tokens.unconfirmed, address.unconfirmed),
    signUpAgain: {
      run: auth('/signup', { email: address.unconfirmed, password: 'Strangers-2', data: {} }),
    },
    signUpNew: { run: auth('/signup', { email: 'new@example.com', password: 'Strangers-2' }) },
    magicLink: { run: auth('/otp', { email: address.unconfirmed }) },
    resendSignUp: { run: auth('/resend', { type: 'signup', email: address.unconfirmed }) },
    accept: verify('invite', tokens.invitation, address.invited),
    inviteAgain: {
      run: staff(ann, 'POST', `/users/${world.invitedId}/invitation`, { locale: 'de' }),
    },
    signUpInvited: { run: auth('/signup', { email: address.invited, password: 'Strangers-2' }) },
    approve: {
      run: staff(ann, 'POST', `/access-requests/${world.request.id}/decision`, {
        decision: 'approve',
        version: 0,
      }),
    },
    signUpApplicant: {
      run: auth('/signup', { email: 'applicant@example.com', password: 'Strangers-2' }),
    },
    confirmAwaited: verify('signup', world.awaited.mail.token, address.awaited),
    openAwaited: {
      run: (send) => send(`/auth/v1/verify?type=signup&token=${world.awaited.mail.token}`),
      proves: address.awaited,
    },
    signUpAwaited: {
      run: auth('/signup', { email: address.awaited, password: strangersPassword }),
    },
    approveAwaited: { run: approval(world.awaited.request) },
    promoteAwaited: {
      run: staff(ann, 'PUT', `/users/${world.awaited.id}/role`, {
        ...client,
        email: address.awaited,
      }),
    },
    approveTaken: { run: approval(world.taken.request) },
    promoteTaken: {
      run: staff(ann, 'PUT', `/users/${world.taken.id}/role`, { ...client, email: address.taken }),
    },
    strangerSignsIn: {
      run: auth('/token?grant_type=password', {
        email: address.taken,
        password: strangersPassword,
      }),
    },
    strangerRefreshes: {
      run: auth('/token?grant_type=refresh_token', { refresh_token: world.taken.refreshToken }),
    },
    strangerSetsPassword: { run: change(world.taken.token, { password: 'Strangers-3' }) },
    strangerEnrols: { run: auth('/factors', { factor_type: 'totp' }, world.taken.token) },
    strangerWantsAddress: { run: change(world.taken.token, { email: address.other }) },
    ownerSetsPassword: { run: change(world.taken.ownersToken, { password: 'Owners-own-4' }) },
    typeAwaited: {
      run: auth('/verify', {
        type: 'signup',
        email: address.awaited,
        token: world.awaited.mail.code,
      }),
      proves: address.awaited,
    },
    resendAwaited: { run: auth('/resend', { type: 'signup', email: address.awaited }) },
    magicLinkAwaited: { run: auth('/otp', { email: address.awaited }) },
    demoteBen: { run: staff(ann, 'PUT', `/users/${ben.id}/role`, { role: 'none' }) },
    demoteAnn: { run: staff(ben, 'PUT', `/users/${ann.id}/role`, { role: 'none' }) },
    suspendAnn: { run: staff(ben, 'PUT', `/users/${ann.id}/suspension`, { suspended: true }) },
    suspendBen: { run: staff(ann, 'PUT', `/users/${ben.id}/suspension`, { suspended: true }) },
    suspendTaken: {
      run: staff(ben, 'PUT', `/users/${world.taken.id}/suspension`, { suspended: true }),
    },
    suspendOwner: { run: staff(ann, 'PUT', `/users/${owner.id}/suspension`, { suspended: true }) },
  } satisfies Record<string, Operation>
}

export type OperationName = keyof ReturnType<typeof operationsOf>
