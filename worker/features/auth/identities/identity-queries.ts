import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import { dropAllButAddress } from '../account/all-but-address.ts'
import { updateUser, type IdentityRow } from '../caller-queries.ts'
import type { Profile } from './openid/profile.ts'

/** The identity of somebody at a provider, or `null`. */
export async function findIdentity(
  db: Db,
  { provider, subject }: Pick<Profile, 'provider' | 'subject'>,
): Promise<IdentityRow | null> {
  const ofSubject = and(
    eq(identitiesTable.provider, provider),
    eq(identitiesTable.providerId, subject),
  )
  const [identity] = await db.select().from(identitiesTable).where(ofSubject)
  return identity ?? null
}

/** Breaks a constraint when the identity is somebody's already. */
export const insertIdentity = (db: Db, userId: string, profile: Profile, now: Date) => {
  const at = now.toISOString()
  return db.insert(identitiesTable).values({
    id: crypto.randomUUID(),
    userId,
    provider: profile.provider,
    providerId: profile.subject,
    identityData: profile.data,
    email: profile.email,
    lastSignInAt: at,
    createdAt: at,
    updatedAt: at,
  })
}

/** What the provider tells now replaces what it told last time. */
export const refreshIdentity = (db: Db, id: string, { data, email }: Profile, now: Date) => {
  const at = now.toISOString()
  return db
    .update(identitiesTable)
    .set({ identityData: data, email, lastSignInAt: at, updatedAt: at })
    .where(eq(identitiesTable.id, id))
}

/** Adds to a user's metadata what is not there yet: what somebody chose here outlives what a provider says. */
export const addMetadata = (db: Db, userId: string, { data }: Profile, now: Date) =>
  updateUser(
    db,
    userId,
    {
      userMetadata: sql`case when json_valid(${usersTable.userMetadata})
        then json_patch(${JSON.stringify(data)}, ${usersTable.userMetadata})
        else ${JSON.stringify(data)} end`,
    },
    now,
  )

/** Makes `app_metadata` list a user's ways of signing in, the oldest first. Fits into a batch. */
export function recountProviders(db: Db, userId: string, now: Date) {
  const providers = sql`(
    select json_group_array(provider) from (
      select ${identitiesTable.provider} as provider from ${identitiesTable}
      where ${identitiesTable.userId} = ${userId}
      group by ${identitiesTable.provider} order by min(${identitiesTable.createdAt})
    )
  )`
  const appMetadata = sql`json_set(
    ${usersTable.appMetadata},
    '$.providers', json(${providers}), '$.provider', json_extract(${providers}, '$[0]')
  )`
  return updateUser(db, userId, { appMetadata }, now)
}

/**
 * Turns an account that nobody has proven over to who proved to own its address. Whoever typed that in keeps no way
 * back: neither password nor session, factor, identity or outstanding mail.
 */
export const takeOverUnproven = (db: Db, userId: string, profile: Profile, now: Date) =>
  [
    ...dropAllButAddress(db, userId, { given: sql`true` }),
    db.delete(identitiesTable).where(eq(identitiesTable.userId, userId)),
    updateUser(
      db,
      userId,
      {
        passwordHash: null,
        passwordProvenAt: now.toISOString(),
        passwordProvesFrom: null,
        userMetadata: profile.data,
        emailConfirmedAt: now.toISOString(),
      },
      now,
    ),
  ] as const

/**
 * The way in that is the address, where there was none any more: whatever provider stood in its place went, and whoever
 * reads the mail sets the password that this one takes.
 */
export function addOwnIdentity(db: Db, userId: string, given: SQL, now: Date) {
  const at = sql<string>`${now.toISOString()}`
  const own = db
    .select({
      id: sql<string>`${crypto.randomUUID()}`.as('id'),
      userId: usersTable.id,
      provider: sql<string>`'email'`.as('provider'),
      providerId: sql<string>`${usersTable.id}`.as('provider_id'),
      identityData: sql`json_object('sub', ${usersTable.id}, 'email', ${usersTable.email},
        'email_verified', json('true'), 'phone_verified', json('false'))`.as('identity_data'),
      email: usersTable.email,
      lastSignInAt: at.as('last_sign_in_at'),
      createdAt: at.as('created_at'),
      updatedAt: at.as('updated_at'),
    })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), given))
  return db.insert(identitiesTable).select(own).onConflictDoNothing()
}
