import { usersTable } from '../../../../worker/db/schema/users.ts'
import { eq } from 'drizzle-orm'
import { signedIn } from '../factors/authenticator.ts'
import { enter, type OidcWorld } from './oidc-world.ts'

/** The address that {@link linkedUser} signs in with. */
export const email = 'anna@example.com'

/** A user with a password who linked an identity with another address. */
export async function linkedUser(oidc: OidcWorld, hint = 'work@example.com') {
  const user = await oidc.world.user(email)
  const client = await signedIn(oidc.world, email)
  await enter(client, (await oidc.visit(await oidc.linkUrl(client, { login_hint: hint }))).fragment)
  const { data } = await client.getUserIdentities()
  const of = (provider: string) => data?.identities.find((it) => it.provider === provider)
  return { user, client, mail: of('email'), fake: of('fake') }
}

/** A user as D1 has them. */
export const rowOf = async ({ world }: OidcWorld, id: string) => {
  const [row] = await world.deps().db.select().from(usersTable).where(eq(usersTable.id, id))
  return row
}
