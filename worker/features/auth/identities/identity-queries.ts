import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { factorsTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import { voidTokens } from '../one-time/one-time-queries.ts'
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

/** Gives a user without an address one that a provider vouches for, unless it is somebody else's. */
export const fillAddress = (db: Db, userId: string, { verifiedEmail }: Profile, now: Date) =>
  db
    .update(usersTable)
    .set({ email: verifiedEmail, emailConfirmedAt: now.toISOString() })
    .where(
      and(
        eq(usersTable.id, userId),
        sql`${usersTable.email} is null and ${verifiedEmail} is not null`,
        sql`not exists (select 1 from ${usersTable} as other where other.email = ${verifiedEmail})`,
      ),
    )

/**
 * Turns a sign-up that nobody ever confirmed over to who proved to own its address. Whoever typed it in keeps no
 * way back: neither password nor session, factor, identity or outstanding mail.
 */
export const takeOverUnconfirmed = (db: Db, userId: string, profile: Profile, now: Date) =>
  [
    db.delete(identitiesTable).where(eq(identitiesTable.userId, userId)),
    db.delete(sessionsTable).where(eq(sessionsTable.userId, userId)),
    db.delete(factorsTable).where(eq(factorsTable.userId, userId)),
    ...voidTokens(db, userId),
    updateUser(
      db,
      userId,
      {
        passwordHash: null,
        passwordProvenAt: now.toISOString(),
        passwordProvesFrom: null,
        phone: null,
        newEmail: null,
        newPhone: null,
        userMetadata: profile.data,
        emailConfirmedAt: now.toISOString(),
      },
      now,
    ),
  ] as const
