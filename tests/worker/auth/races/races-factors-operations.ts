import type { FactorWorld } from './races-factors-world.ts'

type Send = ReturnType<FactorWorld['sender']>
export type Operation = (send: Send) => Promise<Response>

/** What people and staff do about second factors and identities, in the world as it stands. */
export function operationsOf(world: FactorWorld) {
  const { tokens, phone, tablet, one, two, codes, visit, pkceVisit } = world
  const post =
    (path: string, token: string, body: unknown = {}) =>
    (send: Send) =>
      send(path, { method: 'POST', token, body })
  const auth = (path: string, token: string, body?: unknown) => post(`/auth/v1${path}`, token, body)
  const verify = (id: string, challenge_id: string | undefined, code: string, token: string) =>
    auth(`/factors/${id}/verify`, token, { challenge_id, code })
  const remove = (id: string) => (send: Send) =>
    send(`/auth/v1/factors/${id}`, { method: 'DELETE', token: tokens.high })
  const staff = (method: string, path: string, body?: unknown) => (send: Send) =>
    send(`/api/admin/users/${path}`, {
      method,
      token: tokens.ann,
      ...(body !== undefined && { body }),
    })
  const come =
    ({ path, cookie }: typeof visit) =>
    (send: Send) =>
      send(path, { cookie })
  const redeem = (code = '') => post('/api/account/recovery-codes/redeem', tokens.low, { code })
  const password = (token: string) => (send: Send) =>
    send('/auth/v1/user', { method: 'PUT', token, body: { password: 'Another-grove-8' } })

  return {
    verify: verify(phone.id, phone.challenges[0], phone.code(), tokens.low),
    verifyElsewhere: verify(phone.id, phone.challenges[1], phone.code(), tokens.high),
    verifyTablet: verify(tablet.id, tablet.challenge, tablet.code(), tokens.high),
    challenge: auth(`/factors/${phone.id}/challenge`, tokens.low),
    remove: remove(phone.id),
    removeTablet: remove(tablet.id),
    enrol: auth('/factors', tokens.high, { factor_type: 'totp', friendly_name: 'Watch' }),
    redeem: redeem(codes[0]),
    makeCodes: post('/api/account/recovery-codes', tokens.high),
    staffRemove: staff('DELETE', `${world.owner.id}/factors`),
    suspend: staff('PUT', `${world.owner.id}/suspension`, { suspended: true }),
    signOut: auth('/logout?scope=global', tokens.high),
    changePassword: password(tokens.high),
    refresh: auth('/token?grant_type=refresh_token', '', { refresh_token: world.refreshToken }),
    verifyOne: verify(one.id, one.challenge, one.code(), tokens.newcomer),
    verifyTwo: verify(two.id, two.challenge, two.code(), tokens.elsewhere),
    enrolThird: auth('/factors', tokens.elsewhere, { factor_type: 'totp', friendly_name: 'Third' }),
    link: come(visit),
    linkForCode: come(pkceVisit),
    linkByToken: auth('/token?grant_type=id_token', tokens.linking, {
      provider: 'fake',
      id_token: world.idToken,
      link_identity: true,
    }),
    signOutLinker: auth('/logout?scope=global', tokens.other),
    suspendLinker: staff('PUT', `${world.linker.id}/suspension`, { suspended: true }),
    changeLinkersPassword: password(tokens.other),
  } satisfies Record<string, Operation>
}
